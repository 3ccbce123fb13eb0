// Without zod, so that patient pages can load it.

/**
 * The pages that decision 094 calls medical: patients read there what a procedure does, what it risks and whom it
 * suits. The key is the id of the route. The overview repeats what the pages of the procedures say, and leads to them.
 */
export const medicalPages = ['lasik', 'prk', 'icl', 'technology'] as const;

export type MedicalPage = (typeof medicalPages)[number];

/**
 * The parts of each page at which a source can be cited. The page shows the numbers of its sources there, so every
 * number has a source, and every source a number.
 */
export const citedParts = {
  lasik: ['technology', 'risks', 'candidacy'],
  prk: ['explanation', 'risks'],
  icl: ['technology', 'risks', 'candidacy'],
  technology: ['equipment', 'safety'],
} as const satisfies Record<MedicalPage, readonly string[]>;

export type CitedPart = (typeof citedParts)[MedicalPage][number];

/** The number that a link in an article names: `#source-2` → 2; null for any other link. */
export function citedNumber(href: string): number | null {
  const [, digits] = /^#source-([1-9]\d?)$/.exec(href) ?? [];
  return digits === undefined ? null : Number(digits);
}
