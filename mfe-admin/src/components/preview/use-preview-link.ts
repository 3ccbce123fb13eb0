import { useQuery } from '@tanstack/react-query';
import type { PreviewLink, PreviewRequest } from '@lens/contracts/previews';
import { api } from '../../api';

/** A link is good for a quarter of an hour. */
const renewalMs = 13 * 60_000;

/** The path at which a page is shown that is not published; the site may be known under another name than ours. */
export const usePreviewLink = (request: PreviewRequest, version: string) =>
  useQuery({
    queryKey: ['preview', request, version],
    queryFn: async ({ signal }) => {
      const { data } = await api.post<PreviewLink>('/previews', request, { signal });
      return new URL(data.url).pathname;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: renewalMs,
    refetchOnWindowFocus: false,
  });
