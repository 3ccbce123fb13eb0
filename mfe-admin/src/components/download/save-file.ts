import { api } from '../../api';

/**
 * Reads a table of the API with the session's token, which a plain link cannot carry, and hands it to the browser as
 * `name-2026-11-22.csv`.
 */
export async function saveFile(path: string, name: string): Promise<void> {
  // No response type: a refusal comes as JSON, and its sentence is shown.
  const { data } = await api.get<string>(path);
  // A table program takes a file without this mark for another encoding.
  const text = data.startsWith('\uFEFF') ? data : `\uFEFF${data}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
