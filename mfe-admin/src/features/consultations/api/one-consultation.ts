import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Consultation } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { consultationsKey } from './consultation-rows';

/**
 * One request, with its data from a list until it is loaded. The API records that it was read.
 * @param isGone disables loading
 */
export function useConsultation(id: string, isGone: boolean) {
  const client = useQueryClient();
  return useQuery<Consultation>({
    queryKey: [...consultationsKey, id],
    queryFn: async ({ signal }) => (await api.get<Consultation>(`/consultations/${id}`, { signal })).data,
    placeholderData: () =>
      client
        .getQueriesData<Page<Consultation>>({ queryKey: [...consultationsKey, 'pages'] })
        .flatMap(([, page]) => page?.items ?? [])
        .find((consultation) => consultation.id === id),
    enabled: !isGone,
    refetchOnWindowFocus: false,
  });
}
