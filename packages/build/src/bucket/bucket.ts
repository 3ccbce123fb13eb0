import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { RemotesBucket } from '@lens/contracts/remotes-bucket';
import { errorCode, parseListing, type ListedObject } from './answers.ts';

export interface StoredObject {
  bytes: Buffer;
  etag: string;
}

/** What has to be true of the object that is there now: that there is none, or that it has this ETag. */
export type Condition = 'absent' | { etag: string };

/** The service did not answer, or not as S3 does: nothing is known. */
export class BucketUnavailable extends Error {}

interface Limits {
  /** For one request with its answer. */
  limitMs?: number;
  /** How often a request that was not answered is made. */
  attempts?: number;
}

export const maxObjectBytes = 64 * 1024 * 1024;
const maxPages = 200;
const pauseMs = 150;

const conditionHeaders = (condition: Condition): Record<string, string> =>
  condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };

interface Sent extends Limits {
  method: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** What is retried: the service is busy, has failed, or somebody wrote the same key at this moment (409). */
const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 409;

/** Reads and writes objects of a bucket, with conditions. Keys are relative to the prefix. */
export class Bucket {
  constructor(private readonly settings: RemotesBucket) {}

  /** @returns null if there is no such object */
  async get(key: string, limits: Limits = {}): Promise<StoredObject | null> {
    const answer = await this.send(key, { ...limits, method: 'GET' });
    return this.read(key, answer);
  }

  /** @returns `unchanged` if it still has that ETag; null if there is no such object */
  async getUnless(
    key: string,
    etag: string | undefined,
    limits: Limits = {},
  ): Promise<StoredObject | null | 'unchanged'> {
    const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
    const answer = await this.send(key, { ...limits, method: 'GET', headers });
    return answer.status === 304 && etag !== undefined ? 'unchanged' : this.read(key, answer);
  }

  /** @returns the ETag; null if the condition is not met */
  async put(key: string, body: Buffer, condition: Condition): Promise<string | null> {
    const headers = conditionHeaders(condition);
    const answer = await this.send(key, { method: 'PUT', headers, body });
    const etag = answer.headers.get('etag');
    if (answer.status === 200 && etag) return etag;
    // A condition on an object that is not there is answered with 404.
    if (answer.status === 412 || answer.status === 409 || errorCode(answer.bytes) === 'NoSuchKey')
      return null;
    throw this.unusable(key, answer);
  }

  /**
   * As `put`, and met also if this very content is there: an answer may have been lost, or a writer that died had written it.
   */
  async place(key: string, body: Buffer, condition: Condition): Promise<string | null> {
    const etag = await this.put(key, body, condition);
    if (etag !== null) return etag;
    const found = await this.get(key);
    return found?.bytes.equals(body) ? found.etag : null;
  }

  async remove(key: string): Promise<void> {
    const answer = await this.send(key, { method: 'DELETE' });
    if (answer.status >= 300 && errorCode(answer.bytes) !== 'NoSuchKey') throw this.unusable(key, answer);
  }

  /** The objects whose keys begin with a text. */
  async list(begin: string): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    const { prefix } = this.settings;
    let token: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const continuation: Record<string, string> = token === undefined ? {} : { 'continuation-token': token };
      const query = { 'list-type': '2', prefix: `${prefix}${begin}`, ...continuation };
      const answer = await this.send(null, { method: 'GET', query });
      const listing = answer.status === 200 ? parseListing(answer.bytes.toString('utf8')) : null;
      if (!listing) throw this.unusable(`The list of ${begin || 'keys'}`, answer);
      objects.push(
        ...listing.objects.map(({ key, ...rest }) => ({ key: key.slice(prefix.length), ...rest })),
      );
      token = listing.next;
      if (token === undefined) return objects;
    }
    throw new BucketUnavailable(`The bucket has more than ${maxPages} pages of keys.`);
  }

  private read(key: string, answer: Answer): StoredObject | null {
    const etag = answer.headers.get('etag');
    if (answer.status === 200 && etag) return { bytes: answer.bytes, etag };
    if (answer.status === 404 && errorCode(answer.bytes) === 'NoSuchKey') return null;
    throw this.unusable(key, answer);
  }

  private unusable(key: string, { status, bytes }: Answer): BucketUnavailable {
    const code = errorCode(bytes);
    const said = code ?? (status < 300 ? 'not as S3 answers' : 'without a code');
    return new BucketUnavailable(`${key}: the bucket answered ${status}, ${said}`);
  }

  private async send(key: string | null, sent: Sent): Promise<Answer> {
    const { attempts = 3 } = sent;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      try {
        const answer = await this.sendOnce(key, sent);
        if (isLast || !isTemporary(answer.status)) return answer;
      } catch (failure) {
        if (isLast) throw failure;
      }
      await sleep(pauseMs * attempt * (0.5 + Math.random()));
    }
  }

  private async sendOnce(
    key: string | null,
    { method, query = {}, headers = {}, body, limitMs = 30_000 }: Sent,
  ): Promise<Answer> {
    const { address, prefix, region, accessKeyId, secretAccessKey, sessionToken } = this.settings;
    const encoded = key === null ? '' : `${prefix}${key}`.split('/').map(encodeURIComponent).join('/');
    const url = new URL(`${address}${encoded}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region,
    });
    const signed = await signer.sign();
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body: new Uint8Array(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      const length = Number(response.headers.get('content-length') ?? 0);
      if (length > maxObjectBytes) throw new Error(`${length} bytes are too many`);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    } catch (cause) {
      const reason =
        cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : '';
      throw new BucketUnavailable(`The bucket did not answer (${reason}).`, { cause });
    }
  }
}
