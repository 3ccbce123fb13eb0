import { useQuery } from '@tanstack/react-query';
import type { AskingComments } from '@lens/contracts/comments';
import { api } from '../../api';

export const askedKey = ['asked'] as const;

/** The comments that wait for an answer of the user, newest first. */
export const useAsked = () =>
  useQuery({
    queryKey: askedKey,
    queryFn: async ({ signal }) => (await api.get<AskingComments>('/translations/asked', { signal })).data,
  });
