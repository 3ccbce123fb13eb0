import { FormFile, picture } from './files.js';
import type { Asked } from './request.js';

/** The body of a request as it goes out. @param filled puts ids in */
export function bodyOf(
  { body, type }: Asked,
  filled: (text: string) => string,
): string | Uint8Array | FormData | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Buffer) return body;
  if (typeof body === 'string') return filled(body);
  if (type === 'multipart/form-data') return formOf(body as Record<string, unknown>, filled);
  return filled(JSON.stringify(body));
}

/** Properties of a form. Whatever text stands for a file, a small picture is sent. */
function formOf(fields: Record<string, unknown>, filled: (text: string) => string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof FormFile) append(form, name, value);
    else if (name === 'file' && typeof value === 'string') append(form, name, picture);
    else form.append(name, filled(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  return form;
}

function append(form: FormData, field: string, { name, content }: FormFile): void {
  form.append(field, new Blob([new Uint8Array(content)]), name);
}
