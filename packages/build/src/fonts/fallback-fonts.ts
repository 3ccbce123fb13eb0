/**
 * An installed font that is shown until one of ours is loaded, adjusted to the same width and height, so that lines
 * break at the same words before and after. Without any of these fonts, the browser uses the generic family.
 */
export interface FallbackFont {
  /** The family that style sheets list after ours. */
  family: string;
  /** Names of the font, or of fonts with the same widths; the first that is installed is used. */
  local: string[];
  /** Undefined for all weights without a rule of their own. */
  weight?: number;
  /** How much wider our font is than the installed one, in our texts with this weight. */
  scale: number;
  /** How far our font extends above and below the baseline, in hundredths of its size. */
  height?: { ascent: number; descent: number };
}

/** In order of preference. Only the fonts that most people have are also adjusted to the height of ours. */
const createFallbacks = (family: string, ...fonts: Omit<FallbackFont, 'family'>[]): FallbackFont[] =>
  fonts.map((font) => ({ family, ...font }));

/** Windows and Apple's systems have Arial and Times New Roman, others have their equivalents in Liberation and Noto. */
export const newsreaderFallbacks = createFallbacks(
  'Like Newsreader',
  { local: ['Times New Roman', 'Liberation Serif'], scale: 1.045, height: { ascent: 73.5, descent: 26.5 } },
  { local: ['Noto Serif'], scale: 0.882 },
  { local: ['DejaVu Serif'], scale: 0.821 },
);

export const figtreeFallbacks = createFallbacks(
  'Like Figtree',
  { local: ['Arial', 'Liberation Sans', 'Roboto'], scale: 1, height: { ascent: 95, descent: 25 } },
  {
    local: ['Arial Bold', 'Liberation Sans Bold'],
    weight: 700,
    scale: 0.95,
    height: { ascent: 95, descent: 25 },
  },
  { local: ['Noto Sans'], scale: 0.952 },
  { local: ['DejaVu Sans'], scale: 0.886 },
  { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.797 },
);

export const sourceSansFallbacks = createFallbacks(
  'Like Source Sans',
  { local: ['Arial', 'Liberation Sans'], scale: 0.926, height: { ascent: 102.4, descent: 40 } },
  { local: ['Noto Sans'], scale: 0.881 },
  { local: ['DejaVu Sans'], scale: 0.82 },
);

export const arabicFallbacks = [
  ...createFallbacks(
    'Like Noto Sans Arabic',
    { local: ['Noto Sans Arabic'], scale: 1, height: { ascent: 137.4, descent: 73.8 } },
    { local: ['DejaVu Sans'], scale: 0.937 },
    { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.85 },
  ),
  ...createFallbacks(
    'Like Noto Naskh Arabic',
    { local: ['Noto Naskh Arabic'], scale: 1, height: { ascent: 106.9, descent: 63.4 } },
    { local: ['DejaVu Sans'], scale: 0.843 },
  ),
];

export const hebrewFallbacks = [
  ...createFallbacks(
    'Like Noto Sans Hebrew',
    { local: ['Noto Sans Hebrew'], scale: 1, height: { ascent: 106.9, descent: 29.3 } },
    { local: ['DejaVu Sans'], scale: 0.975 },
    { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.938 },
  ),
  ...createFallbacks(
    'Like Noto Serif Hebrew',
    { local: ['Noto Serif Hebrew'], scale: 1, height: { ascent: 90.2, descent: 29.3 } },
    { local: ['DejaVu Sans'], scale: 0.935 },
  ),
];

export const armenianFallbacks = [
  ...createFallbacks(
    'Like Noto Sans Armenian',
    { local: ['Noto Sans Armenian'], scale: 1, height: { ascent: 106.9, descent: 29.3 } },
    { local: ['DejaVu Sans'], scale: 0.927 },
    { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.96 },
  ),
  ...createFallbacks(
    'Like Noto Serif Armenian',
    { local: ['Noto Serif Armenian'], scale: 1, height: { ascent: 106.9, descent: 29.3 } },
    { local: ['DejaVu Serif'], scale: 0.884 },
  ),
];
