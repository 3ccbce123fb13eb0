import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscriber } from '@lens/contracts/newsletter';
import { useSettings } from '@lens/platform/host';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { saveFile } from '../../../components/download/save-file';

const key = ['subscribers'] as const;

export const useSubscribers = (request: ListRequest) => useListQuery<Subscriber>(key, '/newsletter', request);

export function useSubscriberRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: Subscriber) => api.delete(`/newsletter/${id}`, { baseRevision: revision }),
    // Also after a refusal, since a colleague may have changed it first.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useSubscriberExport() {
  const { timeZone } = useSettings();
  return useMutation({ mutationFn: () => saveFile('/newsletter/export', { name: 'newsletter', timeZone }) });
}
