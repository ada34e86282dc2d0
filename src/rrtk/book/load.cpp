// Loading in three passes: every file is read on its own (on several threads), references between files are
// resolved, and what has to hold across files is checked. Faults are merged in the order of the files,
// whatever thread found them.
#include <algorithm>
#include <atomic>
#include <functional>
#include <set>
#include <thread>

#include "data/files.hpp"
#include "rrtk/book/lint.hpp"
#include "rrtk/book/rulebook.hpp"

namespace muster::rrtk {

namespace {

constexpr unsigned most_threads = 2;

/// A file to read, and what reading it found.
struct Job {
    std::string path;
    std::function<bool(const data::Value&, Diagnostics&)>
        take;  ///< called with the document; false if it found a fault
    Diagnostics found;
    bool good = false;

    void run() {
        const auto document = data::read_yaml(path, found);
        good = document && take(*document, found);
    }
};

/// Runs all jobs; each touches only what is its own.
void run_all(std::vector<Job>& jobs) {
    std::atomic<std::size_t> next{0};
    const auto work = [&jobs, &next] {
        for (std::size_t at = next++; at < jobs.size(); at = next++) jobs[at].run();
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < std::min(most_threads, std::thread::hardware_concurrency()); ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

/// The documents of one file each.
struct Documents {
    ChartsFile charts;
    SpecialsFile specials;
    PlansFile plans;
    StepsFile steps;
    SectionsFile sections;
};

/// Files of the folder, and the jobs that read them.
class Loading {
  public:
    Loading(std::string directory, Diagnostics& diagnostics)
        : directory_(std::move(directory)), diagnostics_(diagnostics) {}

    /// The stems of the files in a sub-folder, sorted.
    std::vector<std::string> stems(const std::string& folder) {
        return stems_in(directory_ + "/" + folder, diagnostics_);
    }

    template <class T>
    void add(const std::string& file, T& out) {
        files_.push_back(file);
        jobs_.push_back(
            {directory_ + "/" + file,
             [&out](const data::Value& value, Diagnostics& found) { return data::read(value, out, found); },
             {},
             false});
    }

    /// Reads all files; those with a fault.
    std::set<std::string> run() {
        run_all(jobs_);
        std::set<std::string> broken;
        for (std::size_t i = 0; i < jobs_.size(); ++i) {
            for (const Diagnostic& fault : jobs_[i].found.sorted())
                diagnostics_.error(fault.where, fault.message, fault.fix);
            if (!jobs_[i].good) broken.insert(files_[i]);
        }
        return broken;
    }

  private:
    std::string directory_;
    Diagnostics& diagnostics_;
    std::vector<std::string> files_;
    std::vector<Job> jobs_;
};

/// The stems among `all` that `only` names; all of them if it names none, or one that is no file's stem (an
/// alias, say).
std::vector<std::string> chosen(const std::vector<std::string>& all, const std::vector<std::string>& only) {
    std::vector<std::string> result;
    for (const std::string& word : only) {
        const std::string stem = plain_word(word);
        if (std::ranges::find(all, stem) == all.end()) return all;
        if (std::ranges::find(result, stem) == result.end()) result.push_back(stem);
    }
    if (result.empty()) return all;
    std::ranges::sort(result);
    return result;
}

/// Rows whose build was left out: riders on horses where the class is mounted.
void fill_builds(ArmyList& list) {
    for (ListRow& row : list.units)
        if (row.build == Build::foot && is_mounted(row.troop_class)) row.build = Build::horse;
}

/// What a Recruiting Roll brings, one column for each list.
Table recruiting_table(const std::vector<ArmyList>& lists) {
    Table table;
    table.id = "recruiting";
    table.title = "Recruiting Roll";
    table.source = "T-05";
    table.page = 11;
    table.dice = dice::DiceKind::two_d6;
    table.column_option = "list";
    for (const ArmyList& list : lists) table.columns.push_back(list.id);
    for (const auto& [sum, chance] : dice::chances(table.dice)) {
        TableRow row{sum, sum, {}, {}};
        for (const ArmyList& list : lists) row.results.push_back(list.title_of(list.recruited_by(sum)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

template <class T>
void into_map(std::vector<T>&& from, std::map<std::string, T>& to) {
    for (T& one : from) {
        const std::string id = one.id;
        to.emplace(id, std::move(one));
    }
}

/// Takes out what comes from a broken file, so that no fault is found twice.
template <class T>
void drop_broken(std::vector<T>& all, const std::vector<std::string>& stems, const std::string& folder,
                 const std::set<std::string>& broken) {
    std::vector<T> good;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!broken.contains(folder + "/" + stems[i] + ".yaml")) good.push_back(std::move(all[i]));
    all = std::move(good);
}

}  // namespace

std::vector<std::string> stems_in(const std::string& folder, Diagnostics& diagnostics) {
    std::vector<std::string> result;
    for (const std::string& name : data::list_files(folder, ".yaml", diagnostics))
        result.push_back(name.substr(0, name.size() - std::string_view(".yaml").size()));
    return result;
}

std::optional<Rulebook> load_rulebook(const std::string& directory, Diagnostics& diagnostics,
                                      const std::vector<std::string>& only) {
    const int before = diagnostics.error_count();
    Loading loading(directory, diagnostics);
    Sources sources{directory, loading.stems("armies"), loading.stems("tables"), {}};
    const std::vector<std::string> commander_stems = loading.stems("commanders");
    const std::vector<std::string> list_stems = chosen(sources.lists, only);
    Rulebook book;
    Documents documents;
    std::vector<Table> tables(sources.tables.size());
    book.lists.resize(list_stems.size());
    book.commanders.resize(commander_stems.size());
    loading.add("quick-reference.yaml", documents.sections);
    loading.add("charts.yaml", documents.charts);
    loading.add("steps.yaml", documents.steps);
    loading.add("reactions.yaml", book.reactions);
    loading.add("specials.yaml", documents.specials);
    loading.add("gazetteer.yaml", book.gazetteer);
    loading.add("movement.yaml", book.moves);
    loading.add("plans.yaml", documents.plans);
    loading.add("orders.yaml", book.orders);
    loading.add("phrases.yaml", book.phrases);
    loading.add("heraldry.yaml", book.heraldry);
    loading.add("terrain.yaml", book.setup.terrain);
    loading.add("choices.yaml", book.setup.choices);
    for (std::size_t i = 0; i < tables.size(); ++i)
        loading.add("tables/" + sources.tables[i] + ".yaml", tables[i]);
    for (std::size_t i = 0; i < list_stems.size(); ++i)
        loading.add("armies/" + list_stems[i] + ".yaml", book.lists[i]);
    for (std::size_t i = 0; i < commander_stems.size(); ++i)
        loading.add("commanders/" + commander_stems[i] + ".yaml", book.commanders[i]);
    sources.broken = loading.run();

    drop_broken(book.lists, list_stems, "armies", sources.broken);
    drop_broken(tables, sources.tables, "tables", sources.broken);
    drop_broken(book.commanders, commander_stems, "commanders", sources.broken);
    book.specials = std::move(documents.specials.specials);
    book.plans = std::move(documents.plans.plans);
    book.procedures = std::move(documents.steps.procedures);
    book.sections = std::move(documents.sections.sections);
    check_names(book, tables, documents.charts.charts, diagnostics);
    into_map(std::move(tables), book.tables);
    into_map(std::move(documents.charts.charts), book.charts);
    for (ArmyList& list : book.lists) fill_builds(list);
    lint(book, sources, diagnostics);
    if (diagnostics.error_count() > before) return std::nullopt;
    book.tables.emplace("recruiting", recruiting_table(book.lists));
    return book;
}

}  // namespace muster::rrtk
