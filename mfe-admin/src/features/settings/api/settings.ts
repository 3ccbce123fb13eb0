import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingsAnswer, SettingsUpdate } from '@lens/contracts/settings';
import { api } from '../../../api';

const settingsKey = ['settings'] as const;

export const readSettings = async (signal?: AbortSignal) =>
  (await api.get<SettingsAnswer>('/settings', { signal })).data;

/** Not loaded again automatically, since the form must not change during editing. */
export const useSettingsAnswer = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => readSettings(signal),
    staleTime: Infinity,
    gcTime: 0,
  });

interface Replacement {
  value: SettingsUpdate;
  /** The revision that the change is based on. */
  baseRevision: number;
}

export function useSettingsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ value, baseRevision }: Replacement) =>
      (await api.put<SettingsAnswer>('/settings', value, { baseRevision })).data,
    onSuccess: (saved) => void client.setQueryData(settingsKey, saved),
  });
}
