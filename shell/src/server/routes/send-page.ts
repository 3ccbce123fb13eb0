import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { integrityPolicy } from '../content-security';
import { CompressedPages } from '../compressed-pages';
import type { RenderOutput } from '../render/renderer';
import type { PageDocument } from './page-document';

interface Visibility {
  /** Whether the address names the language, so that the answer depends only on the address. */
  isPrefixed: boolean;
  /** Whether the page is for one person. */
  isPersonal: boolean;
}

function cacheControl(isCacheable: boolean, { isPersonal, isPrefixed }: Visibility): string {
  if (isCacheable) return isPrefixed ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
  return isPersonal ? 'private, no-store' : 'no-store';
}

/** Shared by all requests. */
const compressedPages = new CompressedPages();

/** Sends a page with its headers. */
export function sendPage(
  request: Request,
  response: Response,
  output: RenderOutput,
  { html, policy, fonts }: PageDocument,
  visibility: Visibility,
): void {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  // Rendered pages that search engines may not index are for one person, such as a preview.
  const isCacheable =
    request.method !== 'POST' &&
    output.status === 200 &&
    !visibility.isPersonal &&
    !(output.rendered && output.head.noindex);
  if (!visibility.isPrefixed) response.vary('Cookie').vary('Accept-Language');
  response
    .status(output.status)
    .set('content-security-policy', policy)
    .set(process.env['NODE_ENV'] === 'development' ? {} : { 'integrity-policy': integrityPolicy })
    .set('cache-control', cacheControl(isCacheable, visibility))
    .set('content-language', /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en');
  // Without this header browsers request a font only after they have laid out text in it.
  if (fonts.length > 0)
    response.set('link', fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', '));
  if (output.status === 503) response.set('retry-after', '5');
  response.type('html');
  if (!isCacheable) return void response.send(html);
  response.set('etag', etag);
  const compressed = request.acceptsEncodings('br') === 'br' ? compressedPages.get(etag, html) : undefined;
  if (compressed) response.vary('Accept-Encoding').set('content-encoding', 'br');
  response.send(compressed ?? html);
}
