import { z } from 'zod';
import { remoteName, versionName } from './registry.js';

/** The id of a composition, as each page names it. */
export const compositionName = z.string().regex(/^[0-9a-f]{12}$/, 'Twelve digits and letters from a to f.');

/** In the data folder of a shell: what each composition was made of that it has served. */
export const compositionsFolder = 'compositions';
export const compositionFile = (id: string): string => `${compositionsFolder}/${id}.json`;

export const rememberedComposition = z.strictObject({
  id: compositionName,
  /** The build of the shell. */
  shell: z.string(),
  /** In ISO 8601: when it was served first. */
  at: z.string(),
  /** The version of each remote. */
  remotes: z.record(remoteName, versionName),
});

export type RememberedComposition = z.infer<typeof rememberedComposition>;
