# The shapes of target that the project has: a folder's library, the program, a folder's tests.

# muster_library(<folder> [EXCLUDE <file>...] [LINKS <target>...] [PRIVATE_LINKS <target>...])
# makes muster_<folder> from src/<folder>/**/*.cpp; a folder without sources becomes an INTERFACE library.
function(muster_library folder)
    cmake_parse_arguments(arg "" "" "EXCLUDE;LINKS;PRIVATE_LINKS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${folder}/*.cpp")
    foreach(file IN LISTS arg_EXCLUDE)
        list(REMOVE_ITEM sources "${CMAKE_SOURCE_DIR}/src/${folder}/${file}")
    endforeach()

    set(target "muster_${folder}")
    if(NOT sources)
        add_library(${target} INTERFACE)
        target_include_directories(${target} INTERFACE "${CMAKE_SOURCE_DIR}/src")
        target_link_libraries(${target} INTERFACE ${arg_LINKS} ${arg_PRIVATE_LINKS})
        return()
    endif()
    add_library(${target} STATIC ${sources})
    target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}/src")
    target_link_libraries(${target} PUBLIC ${arg_LINKS} PRIVATE muster_options ${arg_PRIVATE_LINKS})
endfunction()

# muster_define(<folder> <definition>...): for that folder's own sources only.
function(muster_define folder)
    get_target_property(type muster_${folder} TYPE)
    if(NOT type STREQUAL "INTERFACE_LIBRARY")
        target_compile_definitions(muster_${folder} PRIVATE ${ARGN})
    endif()
endfunction()

# The program, and how it is installed with what it reads.
function(muster_executable)
    file(GLOB main CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/cli/main.cpp")
    if(NOT main)
        return()
    endif()
    add_executable(muster ${main})
    target_link_libraries(muster PRIVATE muster_options muster_cli)
    install(TARGETS muster RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    install(DIRECTORY data templates fonts DESTINATION "${CMAKE_INSTALL_DATADIR}/muster")
endfunction()

# muster_test_executable(<name> <sources> <target>...): one doctest program, one CTest test.
function(muster_test_executable name sources)
    add_executable(${name} ${sources} $<TARGET_OBJECTS:muster_test_main>)
    target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}/tests")
    target_compile_definitions(${name} PRIVATE MUSTER_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE muster_options doctest::doctest ${ARGN})
    # Assertions unfold into much code that runs once: compiling them unoptimised halves the time of a full build.
    target_compile_options(${name} PRIVATE $<$<NOT:$<STREQUAL:${name},battery>>:-O0>)
    add_test(NAME ${name} COMMAND ${name})
    # Font libraries keep process-wide caches until exit; only leaks of ours count.
    string(REGEX REPLACE "_.*" "" label "${name}")
    set_tests_properties(${name} PROPERTIES LABELS "${label}" ENVIRONMENT
        "LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/cmake/leaks.supp:print_suppressions=0")
endfunction()

# Every folder of tests/unit gives unit_<folder>, linked with that folder's library alone; tests/battery, cli, golden
# and fuzz give one program each, linked with everything, that also knows where the built muster is.
function(muster_tests)
    add_library(muster_test_main OBJECT "${CMAKE_SOURCE_DIR}/tests/support/main.cpp")
    target_link_libraries(muster_test_main PRIVATE muster_options doctest::doctest)

    foreach(folder base data dice tabletop scenario rrtk ral odds layout print sheets cli)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/unit/${folder}/*_test.cpp")
        if(sources)
            muster_test_executable(unit_${folder} "${sources}" muster_${folder})
        endif()
    endforeach()

    foreach(folder battery cli golden fuzz)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/${folder}/*_test.cpp")
        if(sources)
            muster_test_executable(${folder} "${sources}" muster_cli)
            if(TARGET muster)
                add_dependencies(${folder} muster)
                target_compile_definitions(${folder} PRIVATE MUSTER_EXECUTABLE="$<TARGET_FILE:muster>")
            endif()
        endif()
    endforeach()
endfunction()

# tests/bench/<name>.cpp gives bench_<name>, which tools/bench builds and runs; no part of a usual build.
function(muster_benchmarks)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/bench/*.cpp")
    foreach(source IN LISTS sources)
        get_filename_component(name "${source}" NAME_WE)
        add_executable(bench_${name} EXCLUDE_FROM_ALL "${source}")
        target_compile_definitions(bench_${name} PRIVATE MUSTER_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
        target_link_libraries(bench_${name} PRIVATE muster_options muster_rrtk muster_ral Threads::Threads)
    endforeach()
endfunction()
