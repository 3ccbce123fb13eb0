import path from 'node:path';
import { mode } from './webpack/base.ts';

/** Development builds stand beside the production build and never replace it. */
export const outputFolder = (folder: string): string =>
  path.join(folder, mode === 'production' ? 'dist' : 'dist-development');
