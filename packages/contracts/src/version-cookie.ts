/**
 * The cookie by which roll-outs divide visitors. Nobody has it until something is rolled out. There are only 10,000
 * numbers, so that it names nobody. Server and browser both write it.
 */
export const versionCookie = 'site_version';
export const visitorNumbers = 10_000;

/** Under /api: where the outcomes of visits are sent. */
export const rolloutOutcomesPath = '/rollouts/outcomes';

export const outcomes = {
  candidate: { worked: 'w', failed: 'f' },
  stable: { worked: 's', failed: 'x' },
} as const;

/** What the version of an arm did for a visitor. */
export type Outcome = 'w' | 'f' | 's' | 'x';

export interface VersionCookie {
  /** Decides which roll-outs' candidates the visitor gets. */
  number: number;
  /** How the visitor's version went, by the names of roll-outs: each is counted once. */
  outcomes: Readonly<Record<string, Outcome>>;
}

/** More than there are remotes; older ones make room. */
const maxOutcomes = 8;

/** @param value null if there is no such cookie @returns null if it is none that this site wrote */
export function parseVersionCookie(value: string | null): VersionCookie | null {
  if (value === null || !/^\d{1,4}(?:_[a-z0-9]{8,40}\.[wfsx])*$/.test(value)) return null;
  const [number, ...rest] = value.split('_');
  const outcomes = rest.map((part) => {
    const [name = '', letter = ''] = part.split('.');
    return [name, letter as Outcome] as const;
  });
  return { number: Number(number), outcomes: Object.fromEntries(outcomes) };
}

export function writeVersionCookie({ number, outcomes }: VersionCookie): string {
  const parts = Object.entries(outcomes).map(([name, outcome]) => `${name}.${outcome}`);
  return [String(number), ...parts.slice(-maxOutcomes)].join('_');
}

/** The cookie by which a member of staff sees a version that visitors do not get. */
export const previewCookie = 'version_preview';
