/**
 * An installed face that stands in the place of one of ours until ours has come, as wide and as high as that one: a line
 * breaks at the same word before and after. Faces that no list names are left to the generic families, the last of all.
 */
export interface StandIn {
  /** The family that style sheets name after ours. */
  family: string;
  /** Names of the same face, or of faces with the same widths; the first that is installed is taken. */
  local: string[];
  /** Left out for the face of all weights that no other rule has. */
  weight?: number;
  /** How much wider ours is than the installed one, in texts of ours and of this weight. */
  scale: number;
  /** How much of our face lies above and below the line, in hundredths of its size. */
  height?: { ascent: number; descent: number };
}

/** Those that are named first are taken first; only what most people have is brought to the height of ours as well. */
const standIns = (family: string, ...faces: Omit<StandIn, 'family'>[]): StandIn[] =>
  faces.map((face) => ({ family, ...face }));

/** Arial and Times New Roman are on Windows and on Apple's systems, their twins in Liberation and Noto on others. */
export const likeNewsreader = standIns(
  'Like Newsreader',
  { local: ['Times New Roman', 'Liberation Serif'], scale: 1.045, height: { ascent: 73.5, descent: 26.5 } },
  { local: ['Noto Serif'], scale: 0.882 },
  { local: ['DejaVu Serif'], scale: 0.821 },
);

export const likeFigtree = standIns(
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

export const likeSourceSans = standIns(
  'Like Source Sans',
  { local: ['Arial', 'Liberation Sans'], scale: 0.926, height: { ascent: 102.4, descent: 40 } },
  { local: ['Noto Sans'], scale: 0.881 },
  { local: ['DejaVu Sans'], scale: 0.82 },
);

export const likeArabic = [
  ...standIns(
    'Like Noto Sans Arabic',
    { local: ['Noto Sans Arabic'], scale: 1, height: { ascent: 137.4, descent: 73.8 } },
    { local: ['DejaVu Sans'], scale: 0.937 },
    { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.85 },
  ),
  ...standIns(
    'Like Noto Naskh Arabic',
    { local: ['Noto Naskh Arabic'], scale: 1, height: { ascent: 106.9, descent: 63.4 } },
    { local: ['DejaVu Sans'], scale: 0.843 },
  ),
];

export const likeHebrew = [
  ...standIns(
    'Like Noto Sans Hebrew',
    { local: ['Noto Sans Hebrew'], scale: 1, height: { ascent: 106.9, descent: 29.3 } },
    { local: ['DejaVu Sans'], scale: 0.975 },
    { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.938 },
  ),
  ...standIns(
    'Like Noto Serif Hebrew',
    { local: ['Noto Serif Hebrew'], scale: 1, height: { ascent: 90.2, descent: 29.3 } },
    { local: ['DejaVu Sans'], scale: 0.935 },
  ),
];

export const likeArmenian = [
  ...standIns(
    'Like Noto Sans Armenian',
    { local: ['Noto Sans Armenian'], scale: 1, height: { ascent: 106.9, descent: 29.3 } },
    { local: ['DejaVu Sans'], scale: 0.927 },
    { local: ['DejaVu Sans Bold'], weight: 700, scale: 0.96 },
  ),
  ...standIns(
    'Like Noto Serif Armenian',
    { local: ['Noto Serif Armenian'], scale: 1, height: { ascent: 106.9, descent: 29.3 } },
    { local: ['DejaVu Serif'], scale: 0.884 },
  ),
];
