import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import type { FolderRename, MediaMove, MediaMoved } from '@lens/contracts/media';
import { api } from '../../../api';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { mediaKey } from './media';

/** Moves or renames; afterwards all pictures and folders are loaded again, also after a refusal. */
function useFolderWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: mediaKey }),
  });
}

export const useMovePictures = () =>
  useFolderWrite(async (move: MediaMove) => (await api.post<MediaMoved>('/media/move', move)).data);

/** @param baseRevision the revision of the folder */
export const useFolderRename = (baseRevision: number) =>
  useFolderWrite(
    async (rename: FolderRename) =>
      (await api.post<{ moved: number; revision: number }>('/media/folders/rename', rename, { baseRevision }))
        .data,
  );

/** Bulk moves send one event per picture, so they are collected. */
const debounceMs = 150;

/** Loads the folders again when colleagues move pictures. */
export function useFolderSync(): void {
  const client = useQueryClient();
  const refetchFolders = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: [...mediaKey, 'folders'] }),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribeToEvents((event, data) => {
      if (event !== 'gap' && (data as RowChange).resource_type !== 'media') return;
      clearTimeout(timer);
      timer = setTimeout(() => refetchFolders(), debounceMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, []);
}
