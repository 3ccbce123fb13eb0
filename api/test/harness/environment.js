import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { hostModule, loadHostModules } from './host-modules.js';

/** A file of the embedded database's package. */
const read = (name) => readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite')));

/** Compiled once for a process: left to itself every database would do it, and work with a slow first version. */
const embeddedProgram = {
  pgliteWasmModule: new WebAssembly.Module(read('pglite.wasm')),
  initdbWasmModule: new WebAssembly.Module(read('initdb.wasm')),
  fsBundle: new Blob([read('pglite.data')]),
};

/** Every file of tests has globals of its own, and shares the program. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    await loadHostModules();
    // What decorators say about the program is found through Reflect.
    Object.assign(this.global, { embeddedProgram, hostModule, Reflect });
  }
}
