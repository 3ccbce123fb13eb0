import type { IForbiddenRuleType } from 'dependency-cruiser';
import { mayImport, workspaces } from './workspaces.ts';
import { zones } from './zones.ts';

/** Tests of tools hold what the apps say against one another. */
const toolTests = '^tools/src/.*\\.test\\.ts$';

/** A workspace as an import names it: by path, or by the name of its package where that is not installed. */
const named = (names: readonly string[]): string =>
  `^(?:${names.map((name) => `${name}|@lens/${name.replace('packages/', '')}`).join('|')})/`;

const betweenWorkspaces = workspaces.map((workspace): IForbiddenRuleType => {
  const others = workspaces.filter((name) => name !== workspace && !mayImport[workspace]!.includes(name));
  return {
    name: `workspace ${workspace}`,
    severity: 'error',
    from: { path: `^${workspace}/`, pathNot: toolTests },
    to: { path: named(others) },
  };
});

/** A package, and what else is offered to others, is imported by its name: its exports say what is offered. */
const byName: IForbiddenRuleType = {
  name: 'workspace by path',
  severity: 'error',
  from: { path: '^(packages/[^/]+|[^/]+)/' },
  to: { path: '^(?:packages|tools|e2e)/', pathNot: '^$1/', dependencyTypes: ['local'] },
};

/** What dependency-cruiser refuses. Circles of folders, which it sees only in part, are looked for beside it. */
export const forbidden: IForbiddenRuleType[] = [
  { name: 'file circle', severity: 'error', from: {}, to: { circular: true } },
  ...betweenWorkspaces,
  byName,
  ...zones,
];
