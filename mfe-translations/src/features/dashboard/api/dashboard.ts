import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TranslationStatus, TranslationUsage } from '@lens/contracts/translations';
import { clearTranslationCache } from '@lens/platform/translation-cache';
import { api } from '../../../api';

/** All queries that a refresh of the dashboard fetches again. */
export const dashboardKey = ['dashboard'] as const;
const statusKey = [...dashboardKey, 'status'] as const;

export const useStatus = () =>
  useQuery({
    queryKey: statusKey,
    queryFn: async ({ signal }) =>
      (await api.get<TranslationStatus>('/translations/status', { signal })).data,
  });

export const useUsage = () =>
  useQuery({
    queryKey: [...dashboardKey, 'usage'],
    queryFn: async ({ signal }) => (await api.get<TranslationUsage>('/translations/usage', { signal })).data,
  });

/** Clears the translation cache of the server, and then the one of this browser. */
export function useClearCache() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.delete<TranslationStatus['cache']>('/translations/cache')).data,
    onSuccess: (cache) => {
      clearTranslationCache();
      client.setQueryData<TranslationStatus>(statusKey, (status) => status && { ...status, cache });
    },
  });
}
