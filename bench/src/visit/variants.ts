import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed, type Variant } from '../front/front.ts';
import { endToEnd, type Answer, type Upstream } from '../front/upstream.ts';

/** The same document without what runs or fetches scripts; every other byte stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replaceAll(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>\n?/g, '');

/** The same document with another list of scripts to start. */
export const withScripts = (html: string, scripts: { src: string; integrity: string }[]): string =>
  html.replace(
    /(<script type="application\/json" id="lens-scripts"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, open: string, close: string) => `${open}${JSON.stringify(scripts)}${close}`,
  );

async function asBrotli({ status, headers, body }: Answer): Promise<Answer> {
  const { 'content-length': _length, ...others } = headers;
  return { status, headers: { ...others, 'content-encoding': 'br' }, body: await compressed(body) };
}

/** Our own answers for some pages, saved once and served from memory. */
export async function staticTwins(upstream: Upstream, paths: string[]): Promise<Variant> {
  const saved = new Map<string, Answer>();
  for (const address of paths) {
    const { status, headers, body } = await upstream.document(address, { 'accept-language': 'en-US' });
    const html = Buffer.from(withoutScripts(body.toString('utf8')));
    saved.set(address, await asBrotli({ status, headers, body: html }));
  }
  return (address, asked) => {
    const answer = saved.get(address);
    if (!answer) return Promise.resolve(null);
    const known = asked['if-none-match'] === answer.headers.etag;
    return Promise.resolve(known ? { ...answer, status: 304, body: Buffer.alloc(0) } : answer);
  };
}

/** Documents as the shell writes them, which start one bundle from a folder of the bench's. */
export function singleBundleOf(
  upstream: Upstream,
  scripts: { src: string; integrity: string }[],
  folder: string,
  address: string,
): Variant {
  return async (asked, headers) => {
    if (asked.startsWith(address)) {
      const file = path.join(folder, path.basename(asked));
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
    const document = await upstream.document(asked, endToEnd(headers));
    if (document.status === 304) return document;
    // Chunks of one bundle are fetched by webpack alone, which gives them no hash.
    const { 'integrity-policy': _policy, ...headersLeft } = document.headers;
    return asBrotli({
      ...document,
      headers: headersLeft,
      body: Buffer.from(withScripts(document.body.toString('utf8'), scripts)),
    });
  };
}
