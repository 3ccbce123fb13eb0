/**
 * If two CSS modules style one element, the later layer wins. Without layers the order in which the sheets load would
 * decide, which differs between pages and with the way to a page.
 */
const layers = ['base', 'ui', 'parts', 'sections', 'pages'] as const;

export type Layer = (typeof layers)[number];

const folders: [RegExp, Layer][] = [
  [/[\\/]packages[\\/]ui[\\/]src[\\/].*\.module\.css$/, 'ui'],
  [/[\\/]packages[\\/]ui[\\/]src[\\/]/, 'base'],
  // Sections position and size these.
  [/[\\/]src[\\/]sections[\\/]image[\\/]/, 'parts'],
  [/[\\/]src[\\/](sections|components)[\\/]/, 'sections'],
];

/** The statement that orders the layers; it has to come before all other styles. */
export const layerOrder = `@layer ${layers.join(',')};\n`;

/** @param file the path of a style sheet */
export const layerOf = (file: string): Layer => folders.find(([folder]) => folder.test(file))?.[1] ?? 'pages';
