import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { Nginx } from './nginx.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address, one of the loopback ones. */
  from?: string;
}

/** Asks nginx over HTTP/2 and TLS, with its certificate checked, on a connection of its own. */
export function ask(
  { httpsPort, certificate }: Nginx,
  path: string,
  question: Question = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = question;
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${httpsPort}`, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: '127.0.0.1', port: httpsPort, localAddress: from }),
          servername: 'localhost',
          ca: certificate,
          ALPNProtocols: ['h2'],
        }),
    });
    session.once('error', reject);
    const stream = session.request({ ':method': method, ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let answer: IncomingHttpHeaders & { ':status'?: number } = {};
    stream.once('response', (received) => (answer = received));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('error', reject);
    stream.once('end', () => {
      const { ':status': status = 0, ...rest } = answer;
      session.close();
      resolve({ status, headers: rest, body: Buffer.concat(chunks) });
    });
    stream.end(body);
  });
}
