#include "cli/application.hpp"

int main(int argc, char** argv) { return static_cast<int>(muster::cli::run_application(argc, argv)); }
