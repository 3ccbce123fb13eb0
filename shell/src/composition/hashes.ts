import type { PageState } from './page-state';

/** Every hash that a page knows, by path: `/remotes/mfe-public/1.0.0/remoteEntry.js`. */
export const hashesOf = ({ composition, shellFiles }: Pick<PageState, 'composition' | 'shellFiles'>) =>
  new Map([
    ...Object.entries(shellFiles),
    ...composition.remotes.flatMap(({ address, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [`${address}${file}`, hash] as const),
    ),
  ]);
