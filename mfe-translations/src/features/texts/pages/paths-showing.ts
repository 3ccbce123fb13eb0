import { isTextInCopy } from '@lens/contracts/page-copy';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { TextName } from '../../../components/text-name';

/** As much of `remote.json` as says which page says what. */
export type PageRoutes = Pick<RemoteManifest['routes'][number], 'path' | 'surface' | 'copy'>[];

/** Paths of the public pages that carry a text; those of which nobody knows the whole address are left out. */
export const pathsShowing = (pages: PageRoutes, text: TextName): string[] =>
  pages
    .filter(
      ({ path, surface, copy }) =>
        surface === 'public' && !path.includes(':') && copy.some((subtree) => isTextInCopy(subtree, text)),
    )
    .map(({ path }) => path);
