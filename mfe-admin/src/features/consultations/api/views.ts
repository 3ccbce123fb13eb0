import { useQuery } from '@tanstack/react-query';
import type { View } from '@lens/contracts/consultation-records';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';

const maxViews = 50;

/** Who has seen a request, newest first; loaded on demand. */
export const useViews = (id: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ['consultation-views', id],
    queryFn: async ({ signal }) => {
      const params = { limit: maxViews };
      return (await api.get<Page<View>>(`/consultations/${id}/views`, { params, signal })).data;
    },
    enabled: isEnabled,
    staleTime: 0,
  });
