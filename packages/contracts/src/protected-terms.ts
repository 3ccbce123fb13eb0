/**
 * Medical terms that no translation may alter: compared case-sensitively and by count.
 * The surgeon's name and technology brands are settings and are added to these where they are known.
 */
export const protectedTerms = [
  'LASIK',
  'PRK',
  'ICL',
  'SMILE',
  'FDA',
  'Femtosecond',
  'Excimer',
  'Keratomileusis',
  'Keratectomy',
  'Topography',
  'Wavefront',
] as const;
