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
const connectTo = ({ httpsPort, certificate }: Nginx, from: string): ClientHttp2Session =>
  connect(`https://localhost:${httpsPort}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: httpsPort, localAddress: from }),
        servername: 'localhost',
        ca: certificate,
        ALPNProtocols: ['h2'],
      }),
  });

/** A connection to nginx for many requests. */
export interface Requester {
  request(path: string, options?: Omit<RequestOptions, 'from'>): Promise<Answer>;
  close(): void;
}

export function openSession(nginx: Nginx, from: string): Requester {
  const session = connectTo(nginx, from);
  // Each request that the connection loses says so itself.
  session.on('error', () => undefined);
  const request: Requester['request'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ':method': method, ':path': path, ...headers });
      const chunks: Buffer[] = [];
      let answer: IncomingHttpHeaders & { ':status'?: number } = {};
      stream.once('response', (received) => (answer = received));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', reject);
      // After its end this changes nothing.
      stream.once('close', () => reject(new Error('cut off')));
      stream.once('end', () => {
        const { ':status': status = 0, ...rest } = answer;
        resolve({ status, headers: rest, body: Buffer.concat(chunks) });
      });
      stream.end(body);
    });
  return { request, close: () => session.close() };
}

/** Sends a request to nginx on a new connection. */
export async function requestFromNginx(
  nginx: Nginx,
  path: string,
  { from = '127.0.0.1', ...options }: RequestOptions = {},
): Promise<Answer> {
  const session = openSession(nginx, from);
  try {
    return await session.request(path, options);
  } finally {
    session.close();
  }
}

/** Requests one path many times on one connection, as fast as possible. */
export async function requestRepeatedly(
  nginx: Nginx,
  path: string,
  times: number,
  from: string,
): Promise<Answer[]> {
  const session = openSession(nginx, from);
  try {
    return await Promise.all(Array.from({ length: times }, () => session.request(path)));
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
