import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TextImport, TextImportPreview } from '@lens/contracts/desk';
import { api } from '../../../api';
import { textsKey } from '../api/texts';
import type { TextFile } from './text-file';

/** A file as it was read: nested texts, as i18next has them. */
export type TextTree = Record<string, unknown>;

const pathOf = ({ language, namespace }: TextFile): string => `/translations/files/${language}/${namespace}`;

/** A refusal is read as JSON, as everywhere; a file is not. */
const asItComes = (text: string, _headers: unknown, status?: number): unknown =>
  status === 200 ? text : JSON.parse(text);

/** A file to the letter, as the API writes it. */
export async function readTextFile(file: TextFile): Promise<string> {
  return (await api.get<string>(pathOf(file), { transformResponse: asItComes })).data;
}

/** What a file would change; nothing is saved. */
export const previewImport = async (file: TextFile, texts: TextTree): Promise<TextImportPreview> =>
  (await api.post<TextImportPreview>(`${pathOf(file)}/preview`, texts)).data;

export function useImporting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, texts }: { file: TextFile; texts: TextTree }) =>
      (await api.put<TextImport>(pathOf(file), texts)).data,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: textsKey });
      void client.invalidateQueries({ queryKey: ['publishing'] });
    },
  });
}
