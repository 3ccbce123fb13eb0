import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

/** A file of the embedded database's package. */
const read = (name) => readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite')));

const programs = { pgliteWasmModule: read('pglite.wasm'), initdbWasmModule: read('initdb.wasm') };
const fsBundle = new Blob([read('pglite.data')]);

const compile = ({ Module }) =>
  Object.fromEntries(Object.entries(programs).map(([name, bytes]) => [name, new Module(bytes)]));

/** While these are here, the engine knows the bytes again, and with them the fast code that it has made since. */
export const kept = compile(WebAssembly);

/**
 * Every file of tests has globals and modules of its own, and left to itself every database would compile the embedded
 * program anew, whose slow first version would do all the work.
 */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.embeddedProgram = { ...compile(this.global.WebAssembly), fsBundle };
  }
}
