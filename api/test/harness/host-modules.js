import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const api = resolve(import.meta.dirname, '../..');
const sources = join(api, 'src');
/** These start a program as soon as they are loaded. */
const entries = ['main.js', 'admin.js', 'backup.js'];
/** Packages made of ES modules that tests import by themselves. */
const packages = [
  '@electric-sql/pglite',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/jwt',
  'csv-parse/sync',
  'fast-check',
  'otpauth',
];

const require = createRequire(import.meta.url);
const loaded = new Map();
let loading;

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

async function load(file, as = file) {
  loaded.set(as, await import(pathToFileURL(file)));
}

async function loadAll() {
  const compiled = process.env.API_COMPILED;
  const contracts = join(fileURLToPath(import.meta.resolve('@lens/contracts/errors')), '..');
  await Promise.all([
    ...filesIn(compiled, '.js')
      .filter((file) => !entries.includes(file))
      .map((file) => load(join(compiled, file), join(sources, file.replace(/\.js$/, '.ts')))),
    ...filesIn(contracts, '.js').map((file) => load(join(contracts, file))),
    ...packages.map((name) => load(fileURLToPath(import.meta.resolve(name)))),
  ]);
}

/** Loads the program and its packages, once in each process of Jest. */
export const loadHostModules = () => (loading ??= loadAll());

/** Whether that is done: it is not while Jest prepares all tests. */
export const isLoaded = () => loaded.size > 0;

/** What a file of sources or of a package exports, from outside of Jest. */
export const hostModule = (file) => loaded.get(file) ?? require(file);

/** The names that a loaded ES module exports, or undefined. */
export const namesIn = (file) => {
  const module = loaded.get(file);
  if (!module && file.startsWith(sources)) throw new Error(`Tests cannot import ${relative(api, file)}.`);
  return module && Object.keys(module);
};
