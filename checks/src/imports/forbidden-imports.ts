import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { findFolderCycles, type FolderCycle, type Import } from './folder-cycles.ts';
import { forbidden } from './rules.ts';
import { workspaces } from './workspaces.ts';

/** Folders with files that were installed or generated, as in `.gitignore`. */
const generatedFolders = '(?:^|/)(?:node_modules|dist|dist-development|\\.[^/]+|coverage|test-results)/';

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** One line for each import of a repository that goes the wrong way. */
export async function findForbiddenImports(root: string): Promise<string[]> {
  const sources = workspaces.filter((name) => existsSync(path.join(root, name)));
  const { output } = await cruise(
    sources,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      exclude: { path: [generatedFolders] },
      // Imports of types count too, since a reader of the file has to follow them.
      tsPreCompilationDeps: true,
    },
    {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const imports = modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }): Import => ({ from: source, to: resolved })),
    );
  return [...summary.violations.map(describeViolation), ...findFolderCycles(imports).map(describeCycle)];
}

function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const files = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  return `${rule.name}: ${files.join(' → ')}`;
}

const describeCycle = ({ members, imports }: FolderCycle): string =>
  [`folder cycle: ${members.join(' ')}`, ...imports.map(({ from, to }) => `  ${from} → ${to}`)].join('\n');
