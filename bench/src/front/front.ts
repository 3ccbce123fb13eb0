import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';
import { endToEnd, type Answer, type Upstream } from './upstream.ts';

const brotli = promisify(brotliCompress);

/** What one variant answers itself; null leaves the request to the shell. */
export type Variant = (path: string, headers: Http2ServerRequest['headers']) => Promise<Answer | null>;

/** As hard as the shell compresses what it writes for one request. */
export const compressed = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

async function answer(
  variant: Variant | undefined,
  upstream: Upstream,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const own = await variant?.(request.url, request.headers);
  if (own) {
    response.writeHead(own.status, own.headers);
    response.end(own.body);
    return;
  }
  const body = request.method === 'GET' ? undefined : request;
  const passed = await upstream.ask(request.url, endToEnd(request.headers), request.method, body);
  response.writeHead(passed.statusCode ?? 502, endToEnd(passed.headers));
  passed.pipe(response);
}

export interface Front {
  address(variant: string): string;
  close(): Promise<void>;
}

/** One TLS and HTTP/2 server before the shell; the host's first label says which variant answers. */
export async function openFront(
  { key, cert }: Certificate,
  upstream: Upstream,
  variants: Record<string, Variant>,
): Promise<Front> {
  const server = createSecureServer({ key, cert }, (request, response) => {
    const [name = ''] = request.authority.split('.');
    answer(variants[name], upstream, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (variant) => `https://${variant}.localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        upstream.close();
      }),
  };
}
