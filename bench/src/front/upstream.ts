import { Agent, request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Sends requests to the shell over connections that stay open, so that no variant has to open new ones. */
export class Upstream {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly origin: string) {}

  request(
    path: string,
    headers: IncomingHttpHeaders,
    method = 'GET',
    body?: Readable,
  ): Promise<IncomingMessage> {
    const { port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const outgoing = sendRequest(
        { host: '127.0.0.1', port, path, method, headers, agent: this.agent },
        resolve,
      );
      outgoing.once('error', reject);
      if (body) body.pipe(outgoing);
      else outgoing.end();
    });
  }

  /** Fetches a document uncompressed. */
  async document(path: string, headers: IncomingHttpHeaders): Promise<UpstreamResponse> {
    const answer = await this.request(path, { ...headers, 'accept-encoding': 'identity' });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return {
      status: answer.statusCode ?? 0,
      headers: endToEndHeaders(answer.headers),
      body: Buffer.concat(chunks),
    };
  }

  close(): void {
    this.agent.destroy();
  }
}

export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade']);

/** The headers to pass on, without those for a single connection and without HTTP/2's pseudo-headers. */
export const endToEndHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );
