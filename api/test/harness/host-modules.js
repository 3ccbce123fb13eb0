import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const api = resolve(import.meta.dirname, '../..');
const sources = join(api, 'src');
/** Modules that start a program as soon as they are loaded. */
const entries = ['main.js', 'admin.js', 'backup.js', 'migrate.js', 'database/create-embedded.js'];
/** Packages of ES modules that tests import directly. */
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

/** Loads the program and its packages, once per Jest process. */
export const loadHostModules = () => (loading ??= loadAll());

/** False while Jest runs the global setup. */
export const isLoaded = () => loaded.size > 0;

/** The exports of a source file or package, as loaded outside of Jest's module registry. */
export const hostModule = (file) => loaded.get(file) ?? require(file);

/** The names that a loaded ES module exports, or undefined. */
export const namesIn = (file) => {
  const module = loaded.get(file);
  if (!module && file.startsWith(sources)) throw new Error(`Tests cannot import ${relative(api, file)}.`);
  return module && Object.keys(module);
};
