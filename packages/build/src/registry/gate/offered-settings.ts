import { publicPractice } from '@lens/contracts/settings';

/** The settings that API and shell give to pages. */
export const offeredSettings: readonly string[] = Object.keys(publicPractice.shape).sort();
