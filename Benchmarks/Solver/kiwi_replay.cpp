// Tells kiwi, a Cassowary solver in C++, what a recording of ours says: see README.md.
//
//   kiwi_replay values FILE         prints the solutions that are read, a line each
//   kiwi_replay time FILE SECONDS   prints the nanoseconds of a replay

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Step {
  char kind = 0;
  int number = 0;
  kiwi::RelationalOperator relation = kiwi::OP_EQ;
  double priority = 0;
  double constant = 0;
  std::vector<std::pair<int, double>> terms;
};

struct Recording {
  std::vector<Step> steps;
  // Kiwi weighs errors against one another: each priority counts a hundred times the next lower.
  std::map<double, double> strengths;
};

Recording read(const char *path) {
  Recording recording;
  std::ifstream file(path);
  if (!file) {
    std::cerr << "kiwi_replay: cannot read " << path << "\n";
    std::exit(66);
  }
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    Step step;
    words >> step.kind;
    if (step.kind == 'a') {
      char sign = 0;
      words >> sign >> step.priority >> step.constant;
      step.relation = sign == '<' ? kiwi::OP_LE : sign == '>' ? kiwi::OP_GE : kiwi::OP_EQ;
      for (std::pair<int, double> term; words >> term.first >> term.second;) {
        step.terms.push_back(term);
      }
    } else if (step.kind == 'k') {
      words >> step.number >> step.constant;
    } else if (step.kind == 'p') {
      words >> step.number >> step.priority;
    } else if (step.kind != 's') {
      words >> step.number;
    }
    if (step.priority > 0) recording.strengths[step.priority] = 0;
    recording.steps.push_back(step);
  }
  double strength = 1;
  for (auto &[priority, weight] : recording.strengths) {
    weight = priority >= 1000 ? kiwi::strength::required : strength;
    strength *= 100;
  }
  return recording;
}

class Replay {
 public:
  explicit Replay(const Recording &recording) : recording_(recording) {}

  template <typename Reading>
  void run(Reading reading) {
    for (const Step &step : recording_.steps) {
      switch (step.kind) {
        case 'v':
          variables_.emplace_back();
          isKept_.push_back(true);
          bounds_.emplace_back(kiwi::Expression(kiwi::Term(variables_.back())), kiwi::OP_GE);
          isBounded_.push_back(step.number == 1);
          if (step.number == 1) solver_.addConstraint(bounds_.back());
          break;
        case 'f':
          if (isBounded_[step.number]) solver_.removeConstraint(bounds_[step.number]);
          isKept_[step.number] = false;
          break;
        case 'a':
          said_.push_back(step);
          constraints_.push_back(constraint(step));
          solver_.addConstraint(constraints_.back());
          break;
        case 'r':
          solver_.removeConstraint(constraints_[step.number]);
          break;
        case 'k':
          said_[step.number].constant = step.constant;
          replace(step.number);
          break;
        case 'p':
          said_[step.number].priority = step.priority;
          replace(step.number);
          break;
        case 's':
          solver_.updateVariables();
          reading(*this);
          break;
      }
    }
  }

  void print() const {
    bool isFirst = true;
    for (size_t index = 0; index < variables_.size(); ++index) {
      if (!isKept_[index]) continue;
      std::printf(isFirst ? "%.4f" : " %.4f", variables_[index].value());
      isFirst = false;
    }
    std::printf("\n");
  }

 private:
  // Kiwi cannot change a constraint.
  void replace(int number) {
    solver_.removeConstraint(constraints_[number]);
    constraints_[number] = constraint(said_[number]);
    solver_.addConstraint(constraints_[number]);
  }

  kiwi::Constraint constraint(const Step &step) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(step.terms.size());
    for (const auto &[variable, coefficient] : step.terms) {
      terms.emplace_back(variables_[variable], coefficient);
    }
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), -step.constant), step.relation,
        recording_.strengths.at(step.priority));
  }

  const Recording &recording_;
  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
  std::vector<kiwi::Constraint> bounds_;
  std::vector<bool> isBounded_;
  std::vector<bool> isKept_;
  std::vector<Step> said_;
  std::vector<kiwi::Constraint> constraints_;
};

long long now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

}  // namespace

int main(int count, char **words) {
  const std::string command = count > 1 ? words[1] : "";
  if (command == "values" && count == 3) {
    const Recording recording = read(words[2]);
    Replay(recording).run([](const Replay &replay) { replay.print(); });
  } else if (command == "time" && count == 4) {
    const Recording recording = read(words[2]);
    std::vector<long long> times;
    const long long end = now() + static_cast<long long>(std::atof(words[3]) * 1e9);
    do {
      const long long start = now();
      Replay(recording).run([](const Replay &) {});
      times.push_back(now() - start);
    } while (now() < end || times.size() < 3);
    std::sort(times.begin(), times.end());
    std::printf("%lld\n", times[times.size() / 2]);
  } else {
    std::cerr << "usage: kiwi_replay values FILE | time FILE SECONDS\n";
    return 64;
  }
}
