import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import { api } from '../../../api';
import { textsKey } from '../api/texts';
import { mimeTypes, type Format, type TextFile } from './text-file';

/** A file as it was read: nested texts, as i18next has them, or XLIFF, which is left to the API. */
export type FileContent =
  { format: 'json'; texts: Record<string, unknown> } | { format: 'xlf'; document: string };

const filePath = ({ language, namespace }: TextFile, format: Format): string =>
  `/translations/files/${language}/${namespace}${format === 'xlf' ? '/xliff' : ''}`;

/** A refusal is read as JSON, as everywhere; a file is not. */
const keepAsText = (text: string, _headers: unknown, status?: number): unknown =>
  status === 200 ? text : JSON.parse(text);

/** A file to the letter, as the API writes it. */
export async function fetchTextFile(file: TextFile, format: Format): Promise<string> {
  return (await api.get<string>(filePath(file, format), { transformResponse: keepAsText })).data;
}

/** The body of a request, and what is said of it. */
const requestBody = (content: FileContent) =>
  content.format === 'xlf'
    ? ([content.document, { headers: { 'content-type': mimeTypes.xlf } }] as const)
    : ([content.texts] as const);

/** What a file would change; nothing is saved. */
export const previewImport = async (file: TextFile, content: FileContent): Promise<TextImportPreview> =>
  (await api.post<TextImportPreview>(`${filePath(file, content.format)}/preview`, ...requestBody(content)))
    .data;

interface ImportRequest {
  file: TextFile;
  content: FileContent;
  /** `revision` of the preview that was looked at. */
  baseRevision: number;
  /** What becomes of texts that the desk has in a newer wording, and of reviewed ones. */
  choice: TextImportChoice;
}

/** Fails with status 412 where somebody has written one of the texts since. */
export function useImportFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, content, baseRevision, choice }: ImportRequest) => {
      const [body, options] = requestBody(content);
      const path = filePath(file, content.format);
      return (await api.put<TextImport>(path, body, { ...options, baseRevision, params: choice })).data;
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: textsKey });
      void client.invalidateQueries({ queryKey: ['publishing'] });
    },
  });
}
