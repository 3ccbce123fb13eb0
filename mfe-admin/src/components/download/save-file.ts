import { dayInZone } from '@lens/contracts/practice-time';
import { downloadText } from '@lens/platform/download-text';
import { api } from '../../api';

/** The file's name: its content, and the date at the practice. */
interface FileName {
  name: string;
  timeZone: string;
}

/** Offers a text as a download named `name-2026-11-22.csv`. */
export function saveText(text: string, { name, timeZone }: FileName, extension: 'csv' | 'json'): void {
  const type = extension === 'csv' ? 'text/csv' : 'application/json';
  downloadText(text, `${name}-${dayInZone(Date.now(), timeZone)}.${extension}`, type);
}

/** Downloads a table from the API with the session's token, which a plain link cannot send. */
export async function saveFile(path: string, file: FileName, params?: object): Promise<void> {
  // Without a response type, since the API refuses with JSON, whose message is shown.
  const { data } = await api.get<string>(path, { params });
  // Without this mark Excel reads the file in the wrong encoding.
  saveText(data.startsWith('\uFEFF') ? data : `\uFEFF${data}`, file, 'csv');
}
