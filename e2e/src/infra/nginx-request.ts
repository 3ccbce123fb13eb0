import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import type { Nginx } from './nginx.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address, one of the loopback addresses. */
  from?: string;
}

/** Opens a connection over HTTP/2 and TLS, and verifies the certificate. */
const openSession = ({ httpsPort, certificate }: Nginx, from: string): ClientHttp2Session =>
  connect(`https://localhost:${httpsPort}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: httpsPort, localAddress: from }),
        servername: 'localhost',
        ca: certificate,
        ALPNProtocols: ['h2'],
      }),
  });

/** Sends a request to nginx on a new connection. */
export function requestFromNginx(nginx: Nginx, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const session = openSession(nginx, from);
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

/** Requests one path many times on one connection, as fast as possible. */
export async function requestRepeatedly(
  nginx: Nginx,
  path: string,
  times: number,
  from: string,
): Promise<Answer[]> {
  const session = openSession(nginx, from);
  const one = () =>
    new Promise<Answer>((resolve, reject) => {
      const stream = session.request({ ':path': path });
      let headers: IncomingHttpHeaders & { ':status'?: number } = {};
      const chunks: Buffer[] = [];
      stream.once('response', (received) => (headers = received));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', reject);
      stream.once('end', () =>
        resolve({ status: headers[':status'] ?? 0, headers, body: Buffer.concat(chunks) }),
      );
    });
  try {
    return await Promise.all(Array.from({ length: times }, one));
  } finally {
    session.close();
  }
}

/** Headers that belong to one connection or to one answer, or that the shell sends for nginx alone. */
const notCompared =
  /^(?:connection|keep-alive|transfer-encoding|date|server|x-request-id|x-accel-expires|x-site-state|x-page-.*)$/;

/** The headers by which an answer of nginx has to equal that of the shell. */
export const comparableHeaders = (headers: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notCompared.test(name)));
