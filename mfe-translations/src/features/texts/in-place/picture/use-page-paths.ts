import { useQuery } from '@tanstack/react-query';
import type { TextName } from '../../../../components/text-name';
import { usePages } from '../../pages/use-pages';
import { pathsIn, pathsInPlace } from './page-paths';

/** Addresses that show a text; undefined while they are not known. */
export function usePagePaths(text: TextName): string[] | undefined {
  const pages = usePages();
  const siteMap = useQuery({
    queryKey: ['site-map'],
    queryFn: async ({ signal }) => {
      const answer = await fetch('/sitemap.xml', { signal });
      return answer.ok ? pathsIn(await answer.text()) : [];
    },
  });
  if (!pages.data || siteMap.isPending) return undefined;
  return pathsInPlace(pages.data, siteMap.data ?? [], text);
}
