import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscriber } from '@lens/contracts/newsletter';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { saveFile } from '../../../components/download/save-file';

const key = ['subscribers'] as const;

export const useSubscribers = (request: ListRequest) => useListQuery<Subscriber>(key, '/newsletter', request);

export function useSubscriberRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/newsletter/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export const useSubscriberExport = () =>
  useMutation({ mutationFn: () => saveFile('/newsletter/export', 'newsletter') });
