import path from 'node:path';
import { mode } from './webpack/base.ts';

/** Development builds have a folder of their own, so that they never replace the production build. */
export const outputFolder = (folder: string): string =>
  path.join(folder, mode === 'production' ? 'dist' : 'dist-development');
