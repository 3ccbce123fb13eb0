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
 * Each may import those below it; the lowest comes last. What stands in none of them is imported by none. Tests may show a
 * part in its surroundings.
 */
function layers(source: string, patterns: Record<string, string>): IForbiddenRuleType[] {
  const path = (...some: string[]) => `^${source}/(?:${some.join('|')})`;
  return Object.entries(patterns).map(([name, pattern], at, all) =>
    zone(
      `${source}: ${name}`,
      { path: path(pattern), pathNot: '\\.test\\.tsx?$' },
      { path: `^${source}/`, pathNot: path(...all.slice(at).map(([, one]) => one)) },
    ),
  );
}

/** The files of a folder itself. */
const files = '[^/]+$';

/** What puts the API together: its start, the commands, the seed, the pages that describe it. */
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
  // In a remote: app → features, its pages among them → shared. A feature knows no other feature.
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
