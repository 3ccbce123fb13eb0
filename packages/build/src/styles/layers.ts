/**
 * Which of two modules' rules for one element counts is decided by the layer that each is in, never by the order in which
 * their sheets arrive: that one differs from page to page and with the way one came. The later layer counts.
 */
const layers = ['base', 'ui', 'parts', 'sections', 'pages'] as const;

export type Layer = (typeof layers)[number];

const folders: [RegExp, Layer][] = [
  [/[\\/]packages[\\/]ui[\\/]src[\\/].*\.module\.css$/, 'ui'],
  [/[\\/]packages[\\/]ui[\\/]src[\\/]/, 'base'],
  // What sections place and size.
  [/[\\/]src[\\/]sections[\\/]image[\\/]/, 'parts'],
  [/[\\/]src[\\/](sections|components)[\\/]/, 'sections'],
];

/** The statement that orders them; it stands before all else. */
export const layerOrder = `@layer ${layers.join(',')};\n`;

/** @param file the path of a style sheet */
export const layerOf = (file: string): Layer => folders.find(([folder]) => folder.test(file))?.[1] ?? 'pages';
