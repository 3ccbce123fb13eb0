/**
 * The cookie by which roll-outs divide visitors. Nobody has it until something is rolled out. There are only 10,000
 * numbers, so that it names nobody. Server and browser both write it.
 */
export const versionCookie = 'site_version';
export const visitorNumbers = 10_000;

/** Under /api: where the outcomes of visits are sent. */
export const rolloutOutcomesPath = '/rollouts/outcomes';

export type Outcome = 'worked' | 'failed';

export interface VersionCookie {
  /** Decides which roll-outs' candidates the visitor gets. */
  number: number;
  /** How the visitor's version went, by the names of roll-outs: each is counted once. */
  outcomes: Readonly<Record<string, Outcome>>;
}

const letters: Record<string, Outcome> = { w: 'worked', f: 'failed' };

/** More than there are remotes; older ones make room. */
const maxOutcomes = 8;

/** @param value null if there is no such cookie @returns null if it is none that this site wrote */
export function parseVersionCookie(value: string | null): VersionCookie | null {
  if (value === null || !/^\d{1,4}(?:_[a-z0-9]{8,40}\.[wf])*$/.test(value)) return null;
  const [number, ...rest] = value.split('_');
  const outcomes = rest.map((part) => {
    const [name = '', letter = ''] = part.split('.');
    return [name, letters[letter]!] as const;
  });
  return { number: Number(number), outcomes: Object.fromEntries(outcomes) };
}

export function writeVersionCookie({ number, outcomes }: VersionCookie): string {
  const parts = Object.entries(outcomes).map(([name, outcome]) => `${name}.${outcome[0]}`);
  return [String(number), ...parts.slice(-maxOutcomes)].join('_');
}

/** The cookie by which a member of staff sees a version that visitors do not get. */
export const previewCookie = 'version_preview';
