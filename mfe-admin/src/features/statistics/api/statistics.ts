import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Page } from '@lens/contracts/lists';
import type { Statistic, StatisticOrdered, statisticUpdate } from '@lens/contracts/statistics';
import { useSession } from '@lens/platform/session';
import { isConflict, StaffApiFailure } from '@lens/platform/staff-api';
import { api } from '../../../api';
import { updateCachedRow, type SharedRows } from '../../../components/shared-rows/shared-rows';
import { sendInOrder } from '../../../components/shared-rows/send-in-order';
import { formatFigure } from '../format-figure';
import { toastFailure } from '../../../components/toasts/toasts';

export type StatisticChange = z.infer<typeof statisticUpdate>;

const key = ['statistics'] as const;
const params = { limit: 100, sort: 'position' };

const putStatistic = async (id: string, change: StatisticChange, baseRevision: number) =>
  (await api.put<Statistic>(`/statistics/${id}`, change, { baseRevision })).data;

const readAll = async (signal?: AbortSignal) =>
  (await api.get<Page<Statistic>>('/statistics', { params, signal })).data;

/** How figures are followed. There are few, so all are read; the API has no route for one. */
export const statisticRows: SharedRows<Statistic> = {
  resource: 'statistic',
  key,
  itemKey: (id) => [...key, id],
  read: async (id) => (await readAll()).items.find((item) => item.id === id),
  nameOf: ({ labels }) => labels.en,
  describeDifference: (after, before) =>
    formatFigure(after) === formatFigure(before) ? undefined : formatFigure(after),
};

export const readStatistic = async (id: string): Promise<Statistic> => {
  const found = (await readAll()).items.find((item) => item.id === id);
  if (!found) throw new Error('This figure no longer exists.');
  return found;
};

export const useStatistics = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAll(signal),
    select: ({ items }) => items.toSorted((one, other) => one.position - other.position),
  });

export function useStatisticChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, baseRevision }: { change: StatisticChange; baseRevision: number }) =>
      putStatistic(id, change, baseRevision),
    onSuccess: (saved) =>
      client.setQueryData<Page<Statistic>>(
        key,
        (page) => page && { ...page, items: page.items.map((item) => (item.id === id ? saved : item)) },
      ),
  });
}

/** The figures that a colleague changed, if the API names them. */
function describeConflict(failure: Error): Error {
  const details =
    failure instanceof StaffApiFailure && isConflict(failure) ? failure.body?.details : undefined;
  return details ? new Error(details.map(({ message }) => message).join('\n')) : failure;
}

/** Saves a new order: shown at once, accepted or refused as a whole, and loaded again after a refusal. */
export function useSaveStatisticOrder() {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username ?? null);
  return useMutation({
    // Two quick moves reach the API in order.
    scope: { id: 'statistics-order' },
    mutationFn: async (moved: Statistic[]) => {
      const figures = moved.map(({ id, position, revision }) => {
        // A quick second move is based on the revision that the first one made.
        const known = client.getQueryData<Page<Statistic>>(key)?.items.find((item) => item.id === id);
        return { id, position, revision: known?.changed_by === me ? known.revision : revision };
      });
      const request = api.post<StatisticOrdered>('/statistics/order', { figures });
      const revisionOf = async (id: string) =>
        (await request).data.items.find((item) => item.id === id)!.revision;
      const revisions = await Promise.all(moved.map(({ id }) => sendInOrder(id, () => revisionOf(id))));
      moved.forEach(({ id }, index) =>
        updateCachedRow<Statistic>(client, statisticRows, id, (row) => ({
          ...row,
          revision: revisions[index]!,
          changed_by: me,
        })),
      );
    },
    onMutate: async (moved) => {
      await client.cancelQueries({ queryKey: key });
      const positions = new Map(moved.map(({ id, position }) => [id, position]));
      client.setQueryData<Page<Statistic>>(key, (page) => {
        const items = page?.items.map((item) => ({
          ...item,
          position: positions.get(item.id) ?? item.position,
        }));
        return page && items && { ...page, items: items.sort((one, other) => one.position - other.position) };
      });
    },
    onError: (failure) => {
      console.error(failure);
      toastFailure('The order was not saved.', describeConflict(failure));
      void client.invalidateQueries({ queryKey: key });
    },
  });
}
