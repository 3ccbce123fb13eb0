import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Page } from '@lens/contracts/lists';
import type { Statistic, statisticUpdate } from '@lens/contracts/statistics';
import { api } from '../../../api';
import { toastFailure } from '../../../components/toasts/toasts';

export type StatisticChange = z.infer<typeof statisticUpdate>;

const key = ['statistics'] as const;
const params = { limit: 100, sort: 'position' };

const put = async (id: string, change: StatisticChange) =>
  (await api.put<Statistic>(`/statistics/${id}`, change)).data;

export const useStatistics = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get<Page<Statistic>>('/statistics', { params, signal })).data,
    select: ({ items }) => items,
  });

export function useStatisticChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: StatisticChange) => put(id, change),
    onSuccess: (saved) =>
      client.setQueryData<Page<Statistic>>(
        key,
        (page) => page && { ...page, items: page.items.map((item) => (item.id === id ? saved : item)) },
      ),
  });
}

/** Puts the figures into another order: shown at once, and read again when the API does not take it. */
export function useStatisticOrder() {
  const client = useQueryClient();
  return useMutation({
    // Two quick moves reach the API in the order in which they were made.
    scope: { id: 'statistics-order' },
    mutationFn: async (moved: Statistic[]) => {
      for (const { id, position } of moved) await put(id, { position });
    },
    onMutate: async (moved) => {
      await client.cancelQueries({ queryKey: key });
      const places = new Map(moved.map(({ id, position }) => [id, position]));
      client.setQueryData<Page<Statistic>>(key, (page) => {
        const items = page?.items.map((item) => ({
          ...item,
          position: places.get(item.id) ?? item.position,
        }));
        return page && items && { ...page, items: items.sort((one, other) => one.position - other.position) };
      });
    },
    onError: (failure) => {
      console.error(failure);
      toastFailure('The order was not saved.', failure);
      void client.invalidateQueries({ queryKey: key });
    },
  });
}
