import type { Finding } from './finding.js';
import type { Sense } from './meaning-words.js';

/** Senses of which each excludes the others, by the name that findings have. */
export interface Category {
  code: `meaning.${string}`;
  /** By what a translator reads in a finding. */
  groups: Partial<Record<Sense, readonly Sense[]>>;
}

const each = (...senses: Sense[]): Category['groups'] =>
  Object.fromEntries(senses.map((sense) => [sense, [sense]]));

export const categories: readonly Category[] = [
  { code: 'meaning.negation', groups: { negation: ['negation', 'never', 'none'] } },
  { code: 'meaning.modality', groups: each('may', 'can', 'must', 'should') },
  {
    code: 'meaning.frequency',
    groups: each(
      ...([
        'always',
        'almostAlways',
        'usually',
        'often',
        'sometimes',
        'rarely',
        'veryRarely',
        'never',
      ] as const),
    ),
  },
  { code: 'meaning.quantity', groups: each('everyone', 'most', 'many', 'some', 'few', 'none') },
  { code: 'meaning.comparison', groups: each('more', 'less', 'better', 'worse') },
  { code: 'meaning.side', groups: each('left', 'right', 'both') },
  { code: 'meaning.distance', groups: each('near', 'far') },
  { code: 'meaning.time', groups: each('before', 'after') },
  { code: 'meaning.body', groups: each('cornea', 'iris', 'retina', 'pupil', 'eyelid', 'lens') },
];

/** The names of the groups that any of these senses belongs to, in their order. */
export const groupsOf = ({ groups }: Category, senses: ReadonlySet<Sense>): Sense[] =>
  (Object.entries(groups) as [Sense, readonly Sense[]][])
    .filter(([, group]) => group.some((sense) => senses.has(sense)))
    .map(([name]) => name);

/** Such a finding is a question to whoever revises the text: a few of them are wrong, as the documentation counts. */
export const isAboutMeaning = ({ code }: Finding): boolean => code.startsWith('meaning.');
