import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { prepareJestProcess } from '../../../jest.process.js';
import { hostModule, loadHostModules } from './host-modules.js';

prepareJestProcess();

/** A file of the embedded database's package. */
const read = (name) => readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite')));

/** Compiled once per process; otherwise every database would compile it, and start with slow unoptimized code. */
const embeddedProgram = {
  pgliteWasmModule: new WebAssembly.Module(read('pglite.wasm')),
  initdbWasmModule: new WebAssembly.Module(read('initdb.wasm')),
  fsBundle: new Blob([read('pglite.data')]),
};

/** Each test file has its own globals, but shares the loaded program. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    await loadHostModules();
    // The metadata of the program's decorators is stored in this process's `Reflect`.
    Object.assign(this.global, { embeddedProgram, hostModule, Reflect });
  }
}
