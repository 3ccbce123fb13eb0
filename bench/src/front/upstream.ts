import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Asks the shell. One agent keeps its connections open, so that no variant pays for new ones. */
export class Upstream {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly origin: string) {}

  ask(path: string, headers: IncomingHttpHeaders, method = 'GET', body?: Readable): Promise<IncomingMessage> {
    const { port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: this.agent }, resolve);
      asked.once('error', reject);
      if (body) body.pipe(asked);
      else asked.end();
    });
  }

  /** A document as the shell writes it, not compressed. */
  async document(path: string, headers: IncomingHttpHeaders): Promise<Answer> {
    const answer = await this.ask(path, { ...headers, 'accept-encoding': 'identity' });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return {
      status: answer.statusCode ?? 0,
      headers: endToEnd(answer.headers),
      body: Buffer.concat(chunks),
    };
  }

  close(): void {
    this.agent.destroy();
  }
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade']);

/** Headers that go on, without those of one connection and HTTP/2's own. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );
