import { dayInZone } from '@lens/contracts/practice-time';
import { downloadText } from '@lens/platform/download-text';
import { api } from '../../api';

/** How a file is called: by what is in it, and by the day that it is at the practice. */
interface FileName {
  name: string;
  timeZone: string;
}

/** Hands a text to the browser as `name-2026-11-22.csv`. */
export function saveText(text: string, { name, timeZone }: FileName, extension: 'csv' | 'json'): void {
  const type = extension === 'csv' ? 'text/csv' : 'application/json';
  downloadText(text, `${name}-${dayInZone(Date.now(), timeZone)}.${extension}`, type);
}

/** Reads a table of the API with the session's token, which a plain link cannot carry, and saves it. */
export async function saveFile(path: string, file: FileName, params?: object): Promise<void> {
  // No response type: a refusal comes as JSON, and its sentence is shown.
  const { data } = await api.get<string>(path, { params });
  // A table program takes a file without this mark for another encoding.
  saveText(data.startsWith('\uFEFF') ? data : `\uFEFF${data}`, file, 'csv');
}
