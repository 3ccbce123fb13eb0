import { isTextInCopy } from '@lens/contracts/page-copy';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { TextName } from '../../../components/text-name';

/** The routes of `remote.json`, with the copy of each page. */
export type PageRoutes = Pick<RemoteManifest['routes'][number], 'path' | 'surface' | 'copy'>[];

/** Paths of the public pages that show a text. Routes with parameters are left out: their address is not known. */
export const pathsShowing = (pages: PageRoutes, text: TextName): string[] =>
  pages
    .filter(
      ({ path, surface, copy }) =>
        surface === 'public' && !path.includes(':') && copy.some((subtree) => isTextInCopy(subtree, text)),
    )
    .map(({ path }) => path);
