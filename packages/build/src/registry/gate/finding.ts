/** What the gate looks for. Each has a row in docs/teams.md, "The gate". */
export const checkPages = {
  collision: 'docs/teams.md#the-gate',
  removed: 'docs/teams.md#the-gate',
  'share scope': 'docs/teams.md#make-it-elsewhere',
  languages: 'docs/decisions/020-languages-by-page.md',
  terms: 'docs/translation-checks.md',
  settings: 'docs/teams.md#make-it-elsewhere',
  files: 'docs/decisions/009-integrity-of-what-loads-later.md',
  size: 'docs/teams.md#the-gate',
  'style scope': 'docs/decisions/049-layers-decide-between-modules.md',
  'server rendering': 'docs/decisions/070-pages-are-rendered-in-threads.md',
  'server speed': 'docs/decisions/070-pages-are-rendered-in-threads.md',
  hydration: 'docs/architecture.md#the-life-of-one-request',
  policy: 'docs/security.md',
  'uncaught error': 'docs/teams.md#the-gate',
  'global change': 'docs/teams.md#the-gate',
  leftover: 'docs/teams.md#the-gate',
  neighbour: 'docs/teams.md#the-gate',
} as const;

export type CheckName = keyof typeof checkPages;

/** What one check says about a candidate. */
export interface Finding {
  check: CheckName;
  /** A note tells what will be different; only refusals keep a version from being activated. */
  severity: 'refusal' | 'note';
  /** Who is harmed: a remote, and which of its pages where it is not all of them. */
  victim: { remote: string; page?: string };
  /** What goes wrong, as a sentence. */
  problem: string;
  /** The line or field to change. */
  change: string;
}

export const isRefusal = ({ severity }: Finding): boolean => severity === 'refusal';

/** Two lines for people: who is harmed by what, and where to change it. */
export function describeFinding({ check, severity, victim, problem, change }: Finding): string[] {
  const page = victim.page === undefined ? '' : ` ${victim.page}`;
  return [
    `  - ${severity === 'note' ? 'note, ' : ''}${check}: ${victim.remote}${page}: ${problem}`,
    `      change ${change}; read ${checkPages[check]}`,
  ];
}
