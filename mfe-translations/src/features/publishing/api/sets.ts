import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { TextSet, textSetChanges, textSets } from '@lens/contracts/desk';
import { api } from '../../../api';
import { publishingKey } from './pending';

const path = '/translations/sets';

/** Every set that was ever published, newest first. */
export const useSets = () =>
  useQuery({
    queryKey: [...publishingKey, 'sets'],
    queryFn: async ({ signal }) => (await api.get<z.infer<typeof textSets>>(path, { signal })).data.items,
  });

/** Sets never change, and so neither does what one changed. */
export const useSetChanges = (number: number) =>
  useQuery({
    queryKey: ['set-changes', number],
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof textSetChanges>>(`${path}/${number}/changes`, { signal })).data.items,
    staleTime: Infinity,
  });

/** The number of what the site ships without any set. */
export const noSet = 0;

function useSetMutation<Variables, Answer>(run: (variables: Variables) => Promise<{ data: Answer }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => (await run(variables)).data,
    onSettled: () => client.invalidateQueries({ queryKey: publishingKey }),
  });
}

/** Puts every reviewed text into a new set, which is live at once. */
export const usePublication = () => useSetMutation(() => api.post<TextSet>(path));

/** Makes a set live again, as it was, or `noSet`. */
export const useActivation = () => useSetMutation((number: number) => api.post(`${path}/${number}/activate`));
