import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Outcome, OutcomeCheck, OutcomeImport, OutcomeList } from '@lens/contracts/outcomes';
import { api } from '../../../api';
import type { SharedRows } from '../../../components/shared-rows/shared-rows';

const key = ['outcomes'] as const;

const readAll = async (signal?: AbortSignal) => (await api.get<OutcomeList>('/outcomes', { signal })).data;

/** How results are followed. There are at most three, so all are read; the API has no route for one. */
export const outcomeRows: SharedRows<Outcome> = {
  resource: 'outcome',
  key,
  itemKey: (id) => [...key, id],
  read: async (id) => (await readAll()).items.find((item) => item.id === id),
  nameOf: ({ procedure }) => `the results of ${procedure.toUpperCase()}`,
};

export const useOutcomes = () => useQuery({ queryKey: key, queryFn: ({ signal }) => readAll(signal) });

/** A dry run: nothing is stored. */
export const useOutcomeCheck = () =>
  useMutation({
    mutationFn: async (content: OutcomeImport) =>
      (await api.post<OutcomeCheck>('/outcomes/check', content)).data,
  });

/** A write to results, after which they are loaded again, also after a refusal. */
function useOutcomeWrite<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

interface OutcomeWrite {
  content: OutcomeImport;
  /** The results that staff saw and replace; null if there were none. */
  replaces: OutcomeCheck['replaces'];
}

export const useOutcomeImport = () =>
  useOutcomeWrite(async ({ content, replaces }: OutcomeWrite) => {
    if (!replaces) return (await api.post<Outcome>('/outcomes', content)).data;
    const { id, revision } = replaces;
    return (await api.put<Outcome>(`/outcomes/${id}`, content, { baseRevision: revision })).data;
  });

export const useOutcomeRemoval = () =>
  useOutcomeWrite(({ id, revision }: Outcome) => api.delete(`/outcomes/${id}`, { baseRevision: revision }));
