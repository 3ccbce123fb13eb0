import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaAnswer, MediaChange, MediaDetail } from '@lens/contracts/media';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

export const mediaKey = ['media'] as const;
const detailKey = (id: string) => [...mediaKey, 'detail', id] as const;

/** While variants are made, their progress is read. */
const watchEvery = 2_000;

export const useMedia = (request: ListRequest) =>
  useListQuery<MediaAnswer>(mediaKey, '/media', request, {
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'processing') ? watchEvery : false,
  });

export const useMediaDetail = (id: string) =>
  useQuery({
    queryKey: detailKey(id),
    queryFn: async ({ signal }) => (await api.get<MediaDetail>(`/media/${id}`, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? watchEvery : false),
  });

/** A write to one picture, after which every list of pictures is read again. */
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
    async (change: MediaChange) => (await api.patch<MediaDetail>(`/media/${id}`, change)).data,
  );

export const useMediaRetry = (id: string) =>
  useMediaWrite(id, async () => (await api.post<MediaDetail>(`/media/${id}/retry`)).data);

export const useMediaRemoval = (id: string) =>
  useMediaWrite(id, async () => {
    await api.delete(`/media/${id}`);
    return null;
  });
