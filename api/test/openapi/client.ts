import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import createClient from 'openapi-fetch';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

// The paths are in this folder, since the compiler looks for modules in existing folders only.
const schemaFile = join(import.meta.dirname, 'schema.d.ts');
const programFile = join(import.meta.dirname, 'main.ts');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Generates types from a document with openapi-typescript. */
export const generateTypes = async (document: object): Promise<string> =>
  astToString(await openapiTS(document as OpenAPI3, { defaultNonNullable: false }));

/** The library files, parsedLibraries once for all programs. */
const parsedLibraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles a program that imports `./schema`, both in memory only. */
export function findTypeErrors(types: string, program: string): string[] {
  const files = new Map([
    [schemaFile, types],
    [programFile, program],
  ]);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
    if (!parsedLibraries.has(name)) parsedLibraries.set(name, getSourceFile(name, ...rest));
    return parsedLibraries.get(name);
  };
  const compiled = ts.createProgram([programFile], options, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Runs the function `run` that a program exports. */
export async function run(program: string, ...parameters: string[]): Promise<unknown> {
  const { outputText } = ts.transpileModule(program, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const exported: { run?: (...given: string[]) => Promise<unknown> } = {};
  const load = (name: string) => {
    if (name !== 'openapi-fetch') throw new Error(`The program asks for ${name}`);
    return { default: createClient, __esModule: true };
  };
  compileFunction(outputText, ['exports', 'require'])(exported, load);
  return exported.run!(...parameters);
}
