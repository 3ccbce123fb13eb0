/** The pictures of this remote, drawn by `art`: files `assets/<name>-<width>.<format>`, 3:2. */
export const sceneNames = [
  'hero/iris',
  'hero/wavefront',
  'hero/islands',
  'hero/suite',
  'hero/street',
  'hero/street-before',
  'hero/street-after',
] as const;

export type SceneName = (typeof sceneNames)[number];

export const sceneWidths = [400, 800, 1200, 1920];
export const sceneFormats = ['avif', 'webp', 'jpg'] as const;
