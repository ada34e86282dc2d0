# Language level, warnings and sanitizers, for every target of the project.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Battles are played a sixth faster than with -O2.
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

option(MUSTER_WERROR "Treat warnings as errors" ON)
option(MUSTER_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

add_library(muster_warnings INTERFACE)
target_compile_options(muster_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual -Wcast-align -Wdouble-promotion
    -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wsuggest-override
    -Wunused -Wundef -Wformat=2 -Wimplicit-fallthrough -Wmissing-declarations -Wredundant-decls
    -Wdate-time)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(muster_warnings INTERFACE
        -Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wcomma-subscript
        # Not for clang 14, which finds the 0 inside every defaulted <=>.
        -Wzero-as-null-pointer-constant
        # GCC 12 sees overlapping copies inside its own std::string where there are none (its bug 105651).
        -Wno-restrict)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(muster_warnings INTERFACE
        -Wloop-analysis -Wunreachable-code-aggressive -Wassign-enum -Wconditional-uninitialized
        -Winconsistent-missing-destructor-override -Wshadow-field-in-constructor-modified)
endif()
if(MUSTER_WERROR)
    target_compile_options(muster_warnings INTERFACE -Werror)
endif()

# What every translation unit is compiled with. Contraction of a*b+c into one rounding would make results depend on
# the compiler and the processor; paths of this machine have no place in the binary.
add_library(muster_options INTERFACE)
target_compile_options(muster_options INTERFACE
    -ffp-contract=off "-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=" "$<$<CONFIG:Debug>:-D_GLIBCXX_ASSERTIONS>")
target_link_libraries(muster_options INTERFACE muster_warnings)
if(MUSTER_SANITIZE)
    target_compile_options(muster_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(muster_options INTERFACE -fsanitize=address,undefined)
endif()
