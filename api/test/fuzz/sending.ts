import { picture } from './picture.js';
import type { Asked } from './request.js';

/** The body of a request as it goes out. @param filled puts ids in */
export function bodyOf({ body, type }: Asked, filled: (text: string) => string): RequestInit['body'] {
  if (body === undefined) return undefined;
  if (body instanceof Buffer) return new Uint8Array(body);
  if (typeof body === 'string') return filled(body);
  if (type === 'multipart/form-data') return formOf(body as Record<string, unknown>, filled);
  return filled(JSON.stringify(body));
}

/** Properties of a form; a file is a small picture, whatever text stands for it. */
function formOf(fields: Record<string, unknown>, filled: (text: string) => string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'file') form.append(name, new Blob([picture], { type: 'image/png' }), 'picture.png');
    else form.append(name, filled(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  return form;
}
