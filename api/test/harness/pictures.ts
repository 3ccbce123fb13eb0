import sharp, { type Sharp } from 'sharp';
import type { ErrorBody } from '@lens/contracts/errors';
import type { MediaDetail } from '@lens/contracts/media';
import type { Answer, RunningApi } from './running-api.js';
import { waitFor } from './wait-for.js';

interface Size {
  width?: number;
  height?: number;
  /** From 0, transparent, to 1, opaque. */
  alpha?: number;
}

/** A picture of one colour, not yet encoded. */
export const drawPicture = ({ width = 60, height = 40, alpha }: Size = {}): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 20, g: 90, b: 140, alpha: alpha ?? 1 },
    },
    limitInputPixels: false,
  });

export interface Form {
  file?: Buffer;
  filename?: string;
  fields?: Record<string, string>;
}

/** Uploads a picture as a form, like a browser. */
export async function upload<Body = MediaDetail>(
  { url }: Pick<RunningApi, 'url'>,
  token: string,
  { file, filename = 'photo.jpg', fields = { 'alt[en]': 'A quiet room' } }: Form,
): Promise<Answer<Body>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)]), filename);
  return sendForm<Body>(`${url}/api/media/upload`, token, form);
}

export async function sendForm<Body = ErrorBody>(
  url: string,
  token: string,
  body: FormData,
): Promise<Answer<Body>> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = (await response.json()) as Body;
  return { status: response.status, headers: response.headers, body: answer };
}

/** Waits until the variants of the picture are made or have failed. */
export const waitForVariants = (api: RunningApi, token: string, id: string): Promise<MediaDetail> =>
  waitFor('the picture', async () => {
    const { body } = await api.call<MediaDetail>('GET', `/api/media/${id}`, { token });
    const { done, total } = body.progress;
    return (body.status === 'failed' || (done === total && body.status !== 'processing')) && body;
  });

/** Uploads a picture that articles and testimonials can show. */
export async function usablePicture(api: RunningApi, token: string, size: Size = {}): Promise<MediaDetail> {
  const { body } = await upload(api, token, { file: await drawPicture(size).jpeg().toBuffer() });
  return waitForVariants(api, token, body.id);
}
