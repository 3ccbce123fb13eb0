import type { IForbiddenRuleType } from 'dependency-cruiser';

interface Place {
  path: string;
  pathNot?: string;
}

const zone = (name: string, from: Place, to: Place): IForbiddenRuleType => ({
  name: `zone ${name}`,
  severity: 'error',
  from,
  to,
});

/**
 * Each layer may import those after it. Files in no layer may not be imported by any. Tests are exempt, since they may
 * set up what is around the tested part.
 */
function layers(source: string, patterns: Record<string, string>): IForbiddenRuleType[] {
  const path = (...alternatives: string[]) => `^${source}/(?:${alternatives.join('|')})`;
  return Object.entries(patterns).map(([name, pattern], at, all) =>
    zone(
      `${source}: ${name}`,
      { path: path(pattern), pathNot: '\\.test\\.tsx?$' },
      { path: `^${source}/`, pathNot: path(...all.slice(at).map(([, each]) => each)) },
    ),
  );
}

/** The files of a folder, without those of its subfolders. */
const files = '[^/]+$';

/** What puts the API together: its start, the commands, the documentation and the seed. */
const apiTop = `${files}|admin/|backup/|documentation/|seed/`;

export const zones: IForbiddenRuleType[] = [
  ...layers('api/src', {
    app: apiTop,
    features: `(?!common/|database/|config/|${apiTop})`,
    common: 'common/',
    database: 'database/',
    config: 'config/',
  }),
  ...layers('shell/src', {
    server: 'server/',
    app: files,
    composition: 'composition/',
    layout: 'layout/',
    head: 'head/',
    i18n: 'i18n/',
    loading: 'loading/',
    page: 'page/',
    window: 'window/',
  }),
  // In a remote: app → features (including pages) → shared. Features may not import each other.
  zone(
    'feature',
    { path: '^(mfe-[^/]+)/src/(features|pages)/([^/]+)/' },
    { path: '^$1/src/(?:features|pages|layout)/', pathNot: '^$1/src/$2/$3/' },
  ),
  zone(
    'shared',
    { path: '^(mfe-[^/]+)/src/(?!features/|pages/|layout/)[^/]+/' },
    { path: '^$1/src/(?:features|pages|layout)/' },
  ),
];
