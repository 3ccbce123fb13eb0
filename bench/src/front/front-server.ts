import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';
import { endToEndHeaders, type UpstreamResponse, type Upstream } from './upstream.ts';

const brotli = promisify(brotliCompress);

/** Responds to the requests that a variant handles itself; null passes a request on to the shell. */
export type Variant = (
  path: string,
  headers: Http2ServerRequest['headers'],
) => Promise<UpstreamResponse | null>;

/** Compresses at the level that the shell uses for dynamic responses. */
export const compress = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

async function respond(
  variant: Variant | undefined,
  upstream: Upstream,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const variantResponse = await variant?.(request.url, request.headers);
  if (variantResponse) {
    response.writeHead(variantResponse.status, variantResponse.headers);
    response.end(variantResponse.body);
    return;
  }
  const body = request.method === 'GET' ? undefined : request;
  const shellAnswer = await upstream.request(
    request.url,
    endToEndHeaders(request.headers),
    request.method,
    body,
  );
  response.writeHead(shellAnswer.statusCode ?? 502, endToEndHeaders(shellAnswer.headers));
  shellAnswer.pipe(response);
}

export interface FrontServer {
  address(variant: string): string;
  close(): Promise<void>;
}

/** Opens one TLS and HTTP/2 server in front of the shell; the first label of the host selects the variant. */
export async function openFrontServer(
  { key, cert }: Certificate,
  upstream: Upstream,
  variants: Record<string, Variant>,
): Promise<FrontServer> {
  const server = createSecureServer({ key, cert }, (request, response) => {
    const [name = ''] = request.authority.split('.');
    respond(variants[name], upstream, request, response).catch(() => {
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
