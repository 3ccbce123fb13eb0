import { FormFile, validPicture } from './files.js';
import type { FuzzRequest } from './valid-requests.js';

/** @param fillInIds replaces the placeholders of ids */
export function encodeBody(
  { body, type }: FuzzRequest,
  fillInIds: (text: string) => string,
): string | Uint8Array | FormData | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Buffer) return body;
  if (typeof body === 'string') return fillInIds(body);
  if (type === 'multipart/form-data') return createForm(body as Record<string, unknown>, fillInIds);
  return fillInIds(JSON.stringify(body));
}

/** Creates a form. The field `file` becomes a small picture if its generated value is a string. */
function createForm(fields: Record<string, unknown>, fillInIds: (text: string) => string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof FormFile) append(form, name, value);
    else if (name === 'file' && typeof value === 'string') append(form, name, validPicture);
    else form.append(name, fillInIds(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  return form;
}

function append(form: FormData, field: string, { name, content }: FormFile): void {
  form.append(field, new Blob([new Uint8Array(content)]), name);
}
