import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { TextPublication, TextSet, textSetChanges, textSets } from '@lens/contracts/desk';
import { api } from '../../../api';
import { publishingKey } from './pending';

const path = '/translations/sets';

/** Every set that was ever published and every roll-back, newest first. */
export const useSets = () =>
  useQuery({
    queryKey: [...publishingKey, 'sets'],
    queryFn: async ({ signal }) => (await api.get<z.infer<typeof textSets>>(path, { signal })).data,
  });

/**
 * Sets never change, and so neither does what one changed.
 * @param beside the set that it is compared with, if not what was live when it was published
 */
export const useSetChanges = (number: number, beside?: number) =>
  useQuery({
    queryKey: ['set-changes', number, beside],
    queryFn: async ({ signal }) =>
      (
        await api.get<z.infer<typeof textSetChanges>>(`${path}/${number}/changes`, {
          params: { beside },
          signal,
        })
      ).data.items,
    staleTime: Infinity,
  });

/** The number of what the site ships without any set. */
export const noSet = 0;

/** What changes what is live. Only of the last of them may be said what became of it: what went before may not be so any more. */
function useSetMutation<Variables, Result>(send: (variables: Variables) => Promise<{ data: Result }>) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: publishingKey,
    mutationFn: async (variables: Variables) => (await send(variables)).data,
    onSettled: () => client.invalidateQueries({ queryKey: publishingKey }),
  });
  const latestSubmittedAt = useMutationState({
    filters: { mutationKey: publishingKey },
    select: ({ state }) => state.submittedAt,
  }).at(-1);
  return { ...mutation, isLatest: mutation.submittedAt === latestSubmittedAt };
}

/** Makes a new set of what is live and what is named, which is live at once. */
export const usePublish = () =>
  useSetMutation((publication: TextPublication) => api.post<TextSet>(path, publication));

interface Activation {
  number: number;
  /** What was live when somebody decided so: a colleague's set that went live since is not taken away unseen. */
  baseRevision: number;
}

/** Makes a set live again, as it was, or `noSet`. */
export const useActivateSet = () =>
  useSetMutation(({ number, baseRevision }: Activation) =>
    api.post(`${path}/${number}/activate`, undefined, { baseRevision }),
  );
