import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { consultationsKey } from './list-consultations';

/** Gives one consultation another status on every page that is held. */
function showStatus(client: QueryClient, id: string, status: ConsultationStatus) {
  client.setQueriesData<Page<Consultation>>(
    { queryKey: consultationsKey },
    (page) =>
      page && { ...page, items: page.items.map((item) => (item.id === id ? { ...item, status } : item)) },
  );
}

/** Changes a consultation's status: shown at once, taken back when the API does not agree. */
export function useStatusChange({ id, status: before }: Pick<Consultation, 'id' | 'status'>) {
  const client = useQueryClient();
  return useMutation({
    // Two quick changes of one row reach the API in the order in which they were made.
    scope: { id: `consultation-status-${id}` },
    mutationFn: (status: ConsultationStatus) => api.patch(`/consultations/${id}/status`, { status }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: consultationsKey });
      showStatus(client, id, status);
      return { before };
    },
    onError: (failure, _status, rollback) => {
      console.error(failure);
      if (rollback) showStatus(client, id, rollback.before);
      void client.invalidateQueries({ queryKey: consultationsKey });
    },
    // Stale, but not read again now: a row must not vanish from a filtered list under someone's hands.
    onSuccess: () => client.invalidateQueries({ queryKey: consultationsKey, refetchType: 'none' }),
  });
}
