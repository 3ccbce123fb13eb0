/**
 * Medical terms that no translation may alter. Each must occur as often as in the English, in the same case. The
 * surgeon's name and the brands from Settings are added wherever settings are known.
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
