import type { IForbiddenRuleType } from 'dependency-cruiser';
import { mayImport, workspaces } from './workspaces.ts';
import { zones } from './zones.ts';

/** Tests of tools compare constants of the apps, so they may import them. */
const toolTests = '^tools/src/.*\\.test\\.ts$';

/** Matches imports of workspaces: by path, or by package name if the package is not installed. */
const importsOf = (names: readonly string[]): string =>
  `^(?:${names.map((name) => `${name}|@lens/${name.replace('packages/', '')}`).join('|')})/`;

const betweenWorkspaces = workspaces.map((workspace): IForbiddenRuleType => {
  const others = workspaces.filter((name) => name !== workspace && !mayImport[workspace]!.includes(name));
  return {
    name: `workspace ${workspace}`,
    severity: 'error',
    from: { path: `^${workspace}/`, pathNot: toolTests },
    to: { path: importsOf(others) },
  };
});

/** Packages, tools and e2e have to be imported by name, since their `exports` say what others may use. */
const byName: IForbiddenRuleType = {
  name: 'workspace by path',
  severity: 'error',
  from: { path: '^(packages/[^/]+|[^/]+)/' },
  to: { path: '^(?:packages|tools|e2e)/', pathNot: '^$1/', dependencyTypes: ['local'] },
};

/**
 * The rules for dependency-cruiser. It finds cycles of folders only in part, so `folder-cycles.ts` searches for those.
 */
export const forbidden: IForbiddenRuleType[] = [
  { name: 'file cycle', severity: 'error', from: {}, to: { circular: true } },
  ...betweenWorkspaces,
  byName,
  ...zones,
];
