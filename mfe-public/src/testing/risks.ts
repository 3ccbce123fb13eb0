import type { PublicRisk } from '@lens/contracts/risks';

export const dryness: PublicRisk = {
  id: '00000000-0000-4000-8000-000000000001',
  option: 'lasik',
  harm: 'dryness',
  affected: 28,
  out_of: 100,
  bound: 'about',
  counted: 'newly',
  studied: 312,
  months: 3,
  onset: 'days',
  duration: 'months',
  severity: 'moderate',
  source: {
    authors: 'A',
    title: 'A study',
    publication: 'Journal',
    year: 2017,
    url: 'https://doi.org/10.1/a',
  },
  reviewer: 'Dr. Ana Ruiz',
  reviewed_on: '2026-01-02',
  is_sample: false,
};
export const infection: PublicRisk = {
  ...dryness,
  id: '00000000-0000-4000-8000-000000000002',
  option: 'contacts',
  harm: 'infection',
  affected: 1,
  out_of: 1000,
  bound: 'fewer',
  counted: 'yearly',
  source: { ...dryness.source, title: 'Another study', url: 'https://doi.org/10.1/b' },
};

/** How many dots of a picture are large, from the lengths of its lines. */
export const countLargeDots = (picture: HTMLElement): number =>
  [
    ...picture
      .querySelectorAll('path')[1]!
      .getAttribute('d')!
      .matchAll(/h(\d+)?\.1/g),
  ].reduce((sum, [, length]) => sum + Number(length ?? 0) + 1, 0);
