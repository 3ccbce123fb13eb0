import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import type { MediaAnswer } from '@lens/contracts/media';
import { api } from '../../../api';

export const readMedia = async (id: string, signal?: AbortSignal): Promise<MediaAnswer> =>
  (await api.get<MediaAnswer>(`/media/${id}`, { signal })).data;

export const useMedia = (id: string | null) =>
  useQuery({
    queryKey: ['media', 'item', id],
    queryFn: ({ signal }) => readMedia(id ?? '', signal),
    enabled: id !== null,
  });

/** Pictures that can be shown: described in English, and ready in all their sizes. */
export const useUsableMedia = (search: string, page: number) =>
  useQuery({
    queryKey: ['media', 'usable', search, page],
    queryFn: async ({ signal }) =>
      (
        await api.get<Page<MediaAnswer>>('/media', {
          params: { status: 'ready', limit: 24, page, search: search || undefined },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/** The smallest size of a picture that every browser shows. */
export const thumbnailOf = ({ variants }: MediaAnswer): string | undefined =>
  variants.filter(({ format }) => format !== 'avif').sort((one, other) => one.width - other.width)[0]?.url;
