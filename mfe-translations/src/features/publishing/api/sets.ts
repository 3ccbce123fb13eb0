import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { TextPublication, TextSet, textSetChanges, textSets } from '@lens/contracts/desk';
import { api } from '../../../api';
import { publishingKey } from './pending';

const path = '/translations/sets';

/** Every published set and every roll-back, newest first. */
export const useSets = () =>
  useQuery({
    queryKey: [...publishingKey, 'sets'],
    queryFn: async ({ signal }) => (await api.get<z.infer<typeof textSets>>(path, { signal })).data,
  });

/**
 * What a set changed. This is fetched once, since sets never change.
 * @param beside the set to compare it with; by default the one that was active when it was published
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

/** Stands for the built-in texts, without any set. */
export const noSet = 0;

/** A change of the active set. Screens report only the latest result, since an earlier one may no longer hold. */
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

/** Publishes a new set, made from the active one with the named changes. */
export const usePublish = () =>
  useSetMutation((publication: TextPublication) => api.post<TextSet>(path, publication));

interface Activation {
  number: number;
  /** The active set that the user saw, so that a set which a colleague has published since is not replaced unseen. */
  baseRevision: number;
}

/** Activates an earlier set, or `noSet`. */
export const useActivateSet = () =>
  useSetMutation(({ number, baseRevision }: Activation) =>
    api.post(`${path}/${number}/activate`, undefined, { baseRevision }),
  );
