/** The five drawings, in order; files `hero/<name>-<width>.<format>`, 3:2. */
export const scenes = ['iris', 'wavefront', 'islands', 'suite', 'street'] as const;

export type SceneName = (typeof scenes)[number];
