import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import { api } from '../../../api';
import { textsKey } from '../api/texts';
import { mimeTypes, type Format, type TextFile } from './text-file';

/** The content of a file: nested texts as in i18next, or XLIFF, which the API parses. */
export type FileContent =
  | { format: 'json'; texts: Record<string, unknown> }
  | { format: 'xlf'; document: string };

const filePath = ({ language, namespace }: TextFile, format: Format): string =>
  `/translations/files/${language}/${namespace}${format === 'xlf' ? '/xliff' : ''}`;

/** Leaves a file as text, and parses the body of an error. */
export const keepAsText = (text: string, _headers: unknown, status?: number): unknown =>
  status === 200 ? text : JSON.parse(text);

/** Fetches a file exactly as the API writes it. */
export async function fetchTextFile(file: TextFile, format: Format): Promise<string> {
  return (await api.get<string>(filePath(file, format), { transformResponse: keepAsText })).data;
}

/** The body of a request, and its options. */
const requestBody = (content: FileContent) =>
  content.format === 'xlf'
    ? ([content.document, { headers: { 'content-type': mimeTypes.xlf } }] as const)
    : ([content.texts] as const);

/** Asks what a file would change. Nothing is saved. */
export const previewImport = async (file: TextFile, content: FileContent): Promise<TextImportPreview> =>
  (await api.post<TextImportPreview>(`${filePath(file, content.format)}/preview`, ...requestBody(content)))
    .data;

interface ImportRequest {
  file: TextFile;
  content: FileContent;
  /** `revision` of the preview that the user saw. */
  baseRevision: number;
  /** Whether to replace reviewed texts, and texts with a newer wording on the desk. */
  choice: TextImportChoice;
}

/** Fails with status 412 if somebody has changed one of the texts since the preview. */
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
