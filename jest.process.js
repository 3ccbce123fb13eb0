import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';

const compileEach = vm.compileFunction;
/** By file: what was compiled last, from which text, and how it loads modules when it runs. */
const compiled = new Map();

function compile(source, head, filename) {
  const unit = { source, head };
  unit.script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (...request) => unit.load(...request),
  });
  compiled.set(filename, unit);
  return unit;
}

/** Like `vm.compileFunction`, but a file of the same text is compiled once for all contexts of this process. */
function compileOnce(source, parameters = [], options = {}) {
  const { parsingContext, filename, importModuleDynamically } = options;
  if (!parsingContext || !filename) return compileEach(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  const isSame = known?.source === source && known.head === head;
  const unit = isSame ? known : compile(source, head, filename);
  unit.load = importModuleDynamically;
  return unit.script.runInContext(parsingContext);
}

/**
 * Prepares a process in which Jest runs many files. Each of them runs all modules anew, in globals of its own, and Jest
 * would compile them anew too; but their code is the same, so it is kept.
 *
 * V8 makes optimized code of what has run for 67,000 bytes of bytecode. In processes that live for a minute and begin
 * anew with each file, making it took longer than it saved; only what runs for long is worth it.
 */
export function prepareJestProcess() {
  vm.compileFunction = compileOnce;
  setFlagsFromString('--interrupt-budget=3000000');
}
