import { useEffect } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { deskCoverage } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import type { RunDetail, RunEstimate, RunRequest, TranslationRun } from '@lens/contracts/runs';
import { api } from '../../../api';

const path = '/translations/runs';
export const runsKey = ['runs'] as const;
const listKey = [...runsKey, 'list'] as const;

export const pageSize = 10;
const refetchIntervalMs = 1000;

export const isUnfinished = ({ state }: TranslationRun): boolean =>
  state === 'waiting' || state === 'running';

/** A page of the runs, newest first; refetched every second while one of them is unfinished. */
export function useRuns(page: number) {
  const client = useQueryClient();
  const runs = useQuery({
    queryKey: [...listKey, page],
    queryFn: async ({ signal }) =>
      (await api.get<Page<TranslationRun>>(path, { params: { page, limit: pageSize }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnfinished) ? refetchIntervalMs : false),
  });
  const unfinishedCount = runs.data?.items.filter(isUnfinished).length;
  // A run that starts or ends changes the states of texts, in the list of texts and in the form for a new run.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['texts'] });
    void client.invalidateQueries({ queryKey: [...runsKey, 'open'] });
  }, [client, unfinishedCount]);
  return runs;
}

/** A run with the texts that it did not translate. */
export const useRun = ({ id, state }: TranslationRun, enabled: boolean) =>
  useQuery({
    queryKey: [...runsKey, 'one', id, state],
    queryFn: async ({ signal }) => (await api.get<RunDetail>(`${path}/${id}`, { signal })).data,
    enabled,
    staleTime: 0,
  });

/** The number of texts by language, namespace and state. */
export const useTextCounts = () =>
  useQuery({
    queryKey: [...runsKey, 'open', 'coverage'],
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof deskCoverage>>('/translations/coverage', { signal })).data.items,
  });

/** The texts and the cost of a run, once a language and a state are chosen. */
export const useEstimate = (request: RunRequest) =>
  useQuery({
    queryKey: [...runsKey, 'open', 'estimate', request],
    queryFn: async ({ signal }) =>
      (await api.post<RunEstimate>(`${path}/estimate`, request, { signal })).data,
    enabled: request.languages.length > 0 && request.states.length > 0,
    staleTime: 0,
  });

function useRunMutation<Variables>(send: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export const useStartRun = () => useRunMutation((request: RunRequest) => api.post(path, request));

/** Cancels or resumes a run. */
export const useChangeRun = () =>
  useRunMutation(({ run, change }: { run: TranslationRun; change: 'cancel' | 'resume' }) =>
    api.post(`${path}/${run.id}/${change}`, undefined, { baseRevision: run.revision }),
  );
