import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import type { MediaAnswer, MediaChange, MediaDetail } from '@lens/contracts/media';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { isGone } from '@lens/platform/staff-api';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { readMedia } from '../../../components/image-picker/media';
import { undefinedIfGone, type SharedRows } from '../../../components/shared-rows/shared-rows';
import { useListQuery } from '../../../components/data-table/use-list-query';

export const mediaKey = ['media'] as const;
const detailKey = (id: string) => [...mediaKey, 'detail', id] as const;

const pollIntervalMs = 2_000;

/** Whether variants are still being made, also for a picture whose status is the missing description. */
const isProcessing = ({ status, progress: { done, total } }: MediaAnswer): boolean =>
  status === 'processing' || (status === 'needs_alt' && done < total);

export const useMedia = (request: ListRequest) =>
  useListQuery<MediaAnswer>(mediaKey, '/media', request, {
    refetchInterval: ({ state }) => (state.data?.items.some(isProcessing) ? pollIntervalMs : false),
  });

/** How pictures are followed. */
export const mediaRows: SharedRows<MediaAnswer> = {
  resource: 'media',
  key: mediaKey,
  itemKey: detailKey,
  read: (id) => undefinedIfGone(readMedia(id), isGone),
  nameOf: ({ filename }) => filename,
  describeDifference: (after, before) =>
    after.folder === before.folder ? undefined : after.folder ? `in ${after.folder}` : 'in no folder',
};

/** @param isGone disables loading */
export const useMediaDetail = (id: string, isGone: boolean) =>
  useQuery({
    enabled: !isGone,
    queryKey: detailKey(id),
    queryFn: async ({ signal }) => (await api.get<MediaDetail>(`/media/${id}`, { signal })).data,
    // Its usage changes when articles and testimonials change.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isProcessing(state.data) ? pollIntervalMs : false),
  });

const usingResources: readonly RowChange['resource_type'][] = ['article', 'testimonial'];

/** Loads the usage of the open picture again when articles and testimonials change. */
export function useUsageSync(id: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToEvents((event, data) => {
        if (event === 'change' && !usingResources.includes((data as RowChange).resource_type)) return;
        if (event === 'change' || event === 'gap')
          void client.invalidateQueries({ queryKey: detailKey(id) }, { cancelRefetch: false });
      }),
    [client, id],
  );
}

/** A write to one picture, after which the lists are loaded again. */
function useMediaWrite<Input>(id: string, write: (input: Input) => Promise<MediaDetail | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (saved) => {
      if (saved) client.setQueryData(detailKey(id), saved);
      void client.invalidateQueries({ queryKey: [...mediaKey, 'folders'] });
      return client.invalidateQueries({ queryKey: [...mediaKey, 'list'] });
    },
  });
}

export const useMediaChange = (id: string) =>
  useMediaWrite(
    id,
    async ({ change, baseRevision }: { change: MediaChange; baseRevision: number }) =>
      (await api.patch<MediaDetail>(`/media/${id}`, change, { baseRevision })).data,
  );

export const useMediaRetry = ({ id, revision }: MediaDetail) =>
  useMediaWrite(
    id,
    async () =>
      (await api.post<MediaDetail>(`/media/${id}/retry`, undefined, { baseRevision: revision })).data,
  );

export const useMediaRemoval = ({ id, revision }: MediaDetail) =>
  useMediaWrite(id, async () => {
    await api.delete(`/media/${id}`, { baseRevision: revision });
    return null;
  });
