import { useQuery } from '@tanstack/react-query';
import type { MediaAnswer, MediaDetail, MediaFolder, MediaFolders } from '@lens/contracts/media';
import { api } from '../../api';

/** The smallest variant that every browser supports; undefined if none is ready. */
export function thumbnailUrl({ variants }: Pick<MediaAnswer, 'variants'>): string | undefined {
  const supported = variants.filter(({ format }) => format !== 'avif');
  return supported.sort((one, other) => one.width - other.width)[0]?.url;
}

export const readMedia = async (id: string, signal?: AbortSignal): Promise<MediaDetail> =>
  (await api.get<MediaDetail>(`/media/${id}`, { signal })).data;

export const useMediaFile = (id: string | null) =>
  useQuery({
    queryKey: ['media', id],
    queryFn: ({ signal }) => readMedia(id ?? '', signal),
    enabled: id !== null,
  });

const noFolders: MediaFolder[] = [];

/** The folders of the media library; empty while they are loading. */
export const useFolders = (): MediaFolder[] =>
  useQuery({
    queryKey: ['media', 'folders'],
    queryFn: async ({ signal }) => (await api.get<MediaFolders>('/media/folders', { signal })).data.folders,
  }).data ?? noFolders;

/** Uploads a picture with its description. It can be used at once, and is supported once its variants are made. */
export async function uploadPicture(file: File, alt: string): Promise<MediaDetail> {
  const form = new FormData();
  form.append('alt[en]', alt);
  form.append('file', file, file.name);
  const headers = { 'content-type': 'multipart/form-data' };
  return (await api.post<MediaDetail>('/media/upload', form, { headers })).data;
}

/** Sets the English description of a picture. */
export const describePicture = async (
  { id, revision }: Pick<MediaAnswer, 'id' | 'revision'>,
  alt: string,
): Promise<MediaDetail> =>
  (await api.patch<MediaDetail>(`/media/${id}`, { alt: { en: alt } }, { baseRevision: revision })).data;
