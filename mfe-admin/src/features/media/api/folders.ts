import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FolderRename, MediaMove } from '@lens/contracts/media';
import { api } from '../../../api';
import { mediaKey } from './media';

/** A change of where pictures lie, after which all that is known of them is read again. */
function useFolderWrite<Input>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await api.post<{ moved: number }>(path, input)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: mediaKey }),
  });
}

export const useMove = () => useFolderWrite<MediaMove>('/media/move');

export const useFolderRename = () => useFolderWrite<FolderRename>('/media/folders/rename');
