import { useQuery } from '@tanstack/react-query';
import type { PreviewLink, PreviewRequest } from '@lens/contracts/previews';
import { api } from '../../api';

/** A link is valid for 15 minutes. */
const renewalMs = 13 * 60_000;

/** The path of the preview; the host is left out since the site may have another name than the one in this tab. */
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
