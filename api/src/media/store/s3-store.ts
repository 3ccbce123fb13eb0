import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { S3Target } from '../../config/media-env.js';
import { ApiError } from '../../common/errors/api-error.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import type { MediaStore, StoredFile } from './media-store.js';

/** What they answer when there is no such file; a bucket that is not there is another matter. */
const missing = ['NoSuchKey', 'NotFound'];

/** Keeps files in a bucket. @throws ApiError 503 `storage_unavailable`, from every call, when the bucket does not answer */
export class S3Store implements MediaStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Target,
    private readonly log: Logger,
  ) {
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
      // Many that speak S3 do not know the newer checksums, which are sent unless this is said.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, content: Buffer, mime: string): Promise<void> {
    const file = { ...this.at(key), Body: content, ContentType: mime };
    await this.reach(() => this.client.send(new PutObjectCommand(file)));
  }

  async size(key: string): Promise<number | undefined> {
    const found = await this.find(() => this.client.send(new HeadObjectCommand(this.at(key))));
    return found?.ContentLength;
  }

  async get(key: string) {
    const found = await this.find(() => this.client.send(new GetObjectCommand(this.at(key))));
    return found && { bytes: found.ContentLength ?? 0, stream: found.Body as Readable };
  }

  async removeAll(id: string): Promise<void> {
    for await (const { key } of this.listed(`${id}/`))
      await this.reach(() => this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  list(): AsyncIterable<StoredFile> {
    return this.listed();
  }

  private async *listed(prefix?: string): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    const iterator = pages[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await this.reach(() => iterator.next());
      if (done) return;
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of value.Contents ?? [])
        yield { key: Key, bytes: Size, modifiedAt: LastModified };
    }
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: key };
  }

  private find<Found>(search: () => Promise<Found>): Promise<Found | undefined> {
    return this.reach(async () => {
      try {
        return await search();
      } catch (error) {
        if (error instanceof S3ServiceException && missing.includes(error.name)) return undefined;
        throw error;
      }
    });
  }

  private async reach<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      this.log.error(describeFault(error), 'media store');
      throw new ApiError('storage_unavailable');
    }
  }
}
