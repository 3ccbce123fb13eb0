import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { memoryOriginMaxLength } from '@lens/contracts/max-lengths';
import { tmxFileBytes, tmxType } from '@lens/contracts/text-files';
import type { MemoryImport, MemoryImportList } from '@lens/contracts/translation-memory';
import { downloadText } from '@lens/platform/download-text';
import { api } from '../../../../api';
import { textsKey } from '../../api/texts';
import type { TargetLanguage } from '../../labels';
import { keepAsText } from '../api';
import { readText } from '../read-text';

const memoryPath = (language: TargetLanguage): string => `/translations/memory/${language}`;

export const memoryFileName = (language: TargetLanguage): string => `memory.${language}.tmx`;

/** Downloads the translations of a language exactly as the API writes them. */
export const useMemoryExport = (language: TargetLanguage) =>
  useMutation({
    mutationFn: async () => {
      const { data } = await api.get<string>(memoryPath(language), { transformResponse: keepAsText });
      downloadText(data, memoryFileName(language), tmxType);
    },
  });

/** Imports a TMX file; its translations are suggested from then on. */
export function useMemoryImport(language: TargetLanguage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const document = await readText(file, tmxFileBytes);
      const options = {
        headers: { 'content-type': tmxType },
        params: { origin: file.name.slice(0, memoryOriginMaxLength) },
      };
      return (await api.post<MemoryImport>(memoryPath(language), document, options)).data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: textsKey }),
  });
}

export const useMemoryImports = (language: TargetLanguage) =>
  useQuery({
    queryKey: [...textsKey, 'memory-imports', language],
    queryFn: async ({ signal }) =>
      (await api.get<MemoryImportList>(`${memoryPath(language)}/imports`, { signal })).data.items,
  });

/** Removes the translations that came with one import. If somebody else has removed it, the list says so afterwards. */
export function useRemoveMemoryImport(language: TargetLanguage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: MemoryImportList['items'][number]) => {
      await api.delete(`${memoryPath(language)}/imports/${id}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: textsKey }),
  });
}
