import { useQuery } from '@tanstack/react-query';
import type { PublishedTexts } from '@lens/contracts/desk';
import { api } from '../api';

/** What is live of the desk, and of which set. */
export const usePublishedTexts = () =>
  useQuery({
    queryKey: ['publishing', 'live'],
    queryFn: async ({ signal }) =>
      (await api.get<PublishedTexts>('/translations/published', { signal })).data,
    staleTime: 0,
  });
