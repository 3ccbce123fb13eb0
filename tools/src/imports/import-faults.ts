import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { folderCircles, type FolderCircle, type Import } from './folder-circles.ts';
import { forbidden } from './rules.ts';
import { workspaces } from './workspaces.ts';

/** What was installed, built or kept: `.gitignore` names it too. */
const notOurs = '(?:^|/)(?:node_modules|dist|dist-development|\\.[^/]+|coverage|test-results)/';

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** Every import of a repository that goes the wrong way, a line each. */
export async function importFaults(root: string): Promise<string[]> {
  const sources = workspaces.filter((name) => existsSync(path.join(root, name)));
  const { output } = await cruise(
    sources,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      exclude: { path: [notOurs] },
      // An import of a type is an import: whoever reads the file follows it.
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
  return [...summary.violations.map(described), ...folderCircles(imports).map(describedCircle)];
}

function described({ rule, from, to, cycle }: IViolation): string {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  return `${rule.name}: ${way.join(' → ')}`;
}

const describedCircle = ({ members, ties }: FolderCircle): string =>
  [`folder circle: ${members.join(' ')}`, ...ties.map(({ from, to }) => `  ${from} → ${to}`)].join('\n');
