import { useQuery } from '@tanstack/react-query';
import type { PublishedTexts } from '@lens/contracts/desk';
import { api } from '../api';

/** The texts of the active set, and its number. */
export const usePublishedTexts = () =>
  useQuery({
    queryKey: ['publishing', 'published-texts'],
    queryFn: async ({ signal }) =>
      (await api.get<PublishedTexts>('/translations/published', { signal })).data,
    staleTime: 0,
  });
