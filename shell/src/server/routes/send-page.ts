import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { integrityPolicy } from '../content-security';
import { DensePages } from '../dense-pages';
import type { RenderOutput } from '../render/renderer';
import type { PageDocument } from './document-of-page';

interface Audience {
  /** Whether the address names the language, so that the answer depends on the address alone. */
  isPrefixed: boolean;
  /** Whether the address holds what is one person's alone. */
  isPersonal: boolean;
}

function cacheControl(mayBeStored: boolean, { isPersonal, isPrefixed }: Audience): string {
  if (mayBeStored) return isPrefixed ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
  return isPersonal ? 'private, no-store' : 'no-store';
}

/** Shared by all requests of a shell: a page is the same for everybody whom it is sent to. */
const densePages = new DensePages();

/** Sends a page with all that its headers say of it. */
export function sendPage(
  request: Request,
  response: Response,
  output: RenderOutput,
  { html, policy, fonts }: PageDocument,
  audience: Audience,
): void {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  // What search engines may not index on the public site is meant for one person: a mailed link, a preview.
  const mayBeStored =
    request.method !== 'POST' &&
    output.status === 200 &&
    !audience.isPersonal &&
    !(output.rendered && output.head.noindex);
  if (!audience.isPrefixed) response.vary('Cookie').vary('Accept-Language');
  response
    .status(output.status)
    .set('content-security-policy', policy)
    .set(process.env['NODE_ENV'] === 'development' ? {} : { 'integrity-policy': integrityPolicy })
    .set('cache-control', cacheControl(mayBeStored, audience))
    .set('content-language', /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en');
  // Without it a browser asks for a font once it has laid out text in it, when the whole page is there.
  if (fonts.length > 0)
    response.set('link', fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', '));
  if (output.status === 503) response.set('retry-after', '5');
  response.type('html');
  if (!mayBeStored) return void response.send(html);
  response.set('etag', etag);
  const dense = request.acceptsEncodings('br') === 'br' ? densePages.of(etag, html) : undefined;
  if (dense) response.vary('Accept-Encoding').set('content-encoding', 'br');
  response.send(dense ?? html);
}
