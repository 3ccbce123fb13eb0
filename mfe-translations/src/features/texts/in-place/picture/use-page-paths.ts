import { useQuery } from '@tanstack/react-query';
import type { TextName } from '../../../../components/text-name';
import { usePages } from '../../pages/use-pages';
import { pathsIn, pathsInPlace } from './page-paths';

/** Addresses that show a text; undefined while they are not known. */
export function usePagePaths(text: TextName): string[] | undefined {
  const pages = usePages();
  const paths = pages.data && pathsInPlace(pages.data, [], text);
  const siteMap = useQuery({
    queryKey: ['site-map'],
    // It takes the shell longer than the rest, and only routes with a parameter need it.
    enabled: paths?.length === 0,
    queryFn: async ({ signal }) => {
      const answer = await fetch('/sitemap.xml', { signal });
      return answer.ok ? pathsIn(await answer.text()) : [];
    },
  });
  if (!pages.data || paths?.length !== 0) return paths;
  return siteMap.isPending ? undefined : pathsInPlace(pages.data, siteMap.data ?? [], text);
}
