import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Variant } from '../front/front-server.ts';
import { endToEndHeaders, type UpstreamResponse, type Upstream } from '../front/upstream.ts';

/** Removes everything from a document that runs or fetches scripts; every other byte stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replaceAll(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>\n?/g, '');

/** Replaces the list of scripts that a document starts. */
export const withScripts = (html: string, scripts: { src: string; integrity: string }[]): string =>
  html.replace(
    /(<script type="application\/json" id="lens-scripts"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) => `${open}${JSON.stringify(scripts)}${close}`,
  );

async function withBrotli({ status, headers, body }: UpstreamResponse): Promise<UpstreamResponse> {
  const { 'content-length': _length, ...others } = headers;
  return { status, headers: { ...others, 'content-encoding': 'br' }, body: await compress(body) };
}

/** Answers for some pages without scripts, saved once and served from memory. */
export async function createStaticTwins(upstream: Upstream, paths: string[]): Promise<Variant> {
  const savedAnswers = new Map<string, UpstreamResponse>();
  for (const address of paths) {
    const { status, headers, body } = await upstream.document(address, { 'accept-language': 'en-US' });
    const html = Buffer.from(withoutScripts(body.toString('utf8')));
    savedAnswers.set(address, await withBrotli({ status, headers, body: html }));
  }
  return (address, requested) => {
    const answer = savedAnswers.get(address);
    if (!answer) return Promise.resolve(null);
    const isUnchanged = requested['if-none-match'] === answer.headers.etag;
    return Promise.resolve(isUnchanged ? { ...answer, status: 304, body: Buffer.alloc(0) } : answer);
  };
}

/** Documents of the shell that start one bundle, which comes from a folder of the bench. */
export function createSingleBundle(
  upstream: Upstream,
  scripts: { src: string; integrity: string }[],
  folder: string,
  address: string,
): Variant {
  return async (requested, headers) => {
    if (requested.startsWith(address)) {
      const file = path.join(folder, path.basename(requested));
      const body = await readFile(`${file}.br`);
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
      return {
        status: 200,
        headers: {
          'content-type': type,
          'content-encoding': 'br',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        body,
      };
    }
    if (!headers.accept?.startsWith('text/html')) return null;
    const document = await upstream.document(requested, endToEndHeaders(headers));
    if (document.status === 304) return document;
    // Webpack fetches the chunks of a single bundle itself, without a hash.
    const { 'integrity-policy': _policy, ...remainingHeaders } = document.headers;
    return withBrotli({
      ...document,
      headers: remainingHeaders,
      body: Buffer.from(withScripts(document.body.toString('utf8'), scripts)),
    });
  };
}
