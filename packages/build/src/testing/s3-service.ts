import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemotesBucket } from '@lens/contracts/remotes-bucket';

interface StoredObject {
  bytes: Buffer;
  etag: string;
  changedAt: Date;
}

/** What a test makes the service do to a request. */
export type Fault = 'away' | 'denied' | 'busy' | 'html' | 'cut' | 'lost answer' | undefined;

export interface Request {
  method: string;
  key: string;
  /** The number among the requests that write, from 1; 0 for one that reads. */
  write: number;
}

const describe = (bytes: Buffer): StoredObject => ({
  bytes,
  etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  changedAt: new Date(),
});

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>…</Message></Error>`);
}

/**
 * One bucket as Amazon documents it: ETags, `If-None-Match` and `If-Match` for reads and writes (304; 412; 404 for a
 * condition on an object that is not there), ListObjectsV2 with pages.
 */
export class S3Service {
  readonly objects = new Map<string, StoredObject>();
  /** Every request, in order. */
  readonly requests: Request[] = [];
  /** Whether it has conditions, which many clones lack. */
  hasConditions = true;
  pageSize = 1000;
  fault: (request: Request) => Fault = () => undefined;
  /** Called before a request is carried out. */
  before: (request: Request) => Promise<void> | void = () => undefined;
  private writes = 0;
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  static async start(): Promise<S3Service> {
    const service = new S3Service();
    await new Promise<void>((resolve) => void service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get settings(): RemotesBucket {
    const { port } = this.server.address() as AddressInfo;
    return {
      address: `http://127.0.0.1:${port}/remotes/`,
      region: 'us-east-1',
      prefix: 'site/',
      accessKeyId: 'test',
      secretAccessKey: 'test',
      sessionToken: undefined,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => void this.server.close(resolve));
  }

  /** The number of requests that have written. */
  get writeCount(): number {
    return this.writes;
  }

  replace(key: string, bytes: Buffer): void {
    this.objects.set(key, describe(bytes));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname).replace(/^\/remotes\//, '');
    const method = incoming.method ?? 'GET';
    const body = await readBody(incoming);
    const request = { method, key, write: method === 'GET' ? 0 : (this.writes += 1) };
    this.requests.push(request);
    await this.before(request);
    const fault = this.fault(request);
    if (fault === 'away') return void response.destroy();
    if (fault === 'denied') return refuse(response, 403, 'AccessDenied');
    if (fault === 'busy') return refuse(response, 503, 'SlowDown');
    if (fault === 'html')
      return void response.writeHead(200).end('<html><h1>Sign in to this network</h1></html>');
    if (!incoming.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return refuse(response, 403, 'AccessDenied');
    if (incoming.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
      return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    if (method === 'PUT') return this.put(request.key, body, incoming, response, fault);
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') return this.list(url.searchParams, response);
    this.get(key, incoming, response, fault);
  }

  private async put(
    key: string,
    body: Buffer,
    { headers }: IncomingMessage,
    response: ServerResponse,
    fault: Fault,
  ): Promise<void> {
    if (!this.hasConditions) {
      // As a service that looks, waits, and writes.
      await sleep(2);
    } else {
      const there = this.objects.get(key);
      if (headers['if-none-match'] === '*' && there) return refuse(response, 412, 'PreconditionFailed');
      if (headers['if-match'] !== undefined && !there) return refuse(response, 404, 'NoSuchKey');
      if (headers['if-match'] !== undefined && headers['if-match'] !== there?.etag)
        return refuse(response, 412, 'PreconditionFailed');
    }
    const stored = describe(body);
    this.objects.set(key, stored);
    if (fault === 'lost answer') return void response.destroy();
    response.writeHead(200, { etag: stored.etag }).end();
  }

  private get(key: string, { headers }: IncomingMessage, response: ServerResponse, fault: Fault): void {
    const there = this.objects.get(key);
    if (!there) return refuse(response, 404, 'NoSuchKey');
    const { etag, bytes } = there;
    if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'content-length': bytes.length });
    if (fault !== 'cut') return void response.end(bytes);
    response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const from = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from)
      .sort();
    const page = keys.slice(0, this.pageSize);
    const isTruncated = keys.length > page.length;
    const contents = page.map((key) => {
      const { etag, bytes, changedAt } = this.objects.get(key)!;
      return `<Contents><Key>${escape(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>${escape(etag)}</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${isTruncated ? `<NextContinuationToken>${escape(page.at(-1)!)}</NextContinuationToken>` : ''}</ListBucketResult>`,
      );
  }
}
