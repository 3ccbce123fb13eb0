import { useQuery } from '@tanstack/react-query';
import type { PublishedTexts } from '@lens/contracts/desk';
import { api } from '../../api';

/** What is live of the desk. */
export const useLive = () =>
  useQuery({
    queryKey: ['publishing', 'live'],
    queryFn: async ({ signal }) =>
      (await api.get<PublishedTexts>('/translations/published', { signal })).data.texts,
    staleTime: 0,
  });
