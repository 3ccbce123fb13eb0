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

/** The errors for a missing file; a missing bucket is a failure. */
const missingFileErrors = ['NoSuchKey', 'NotFound'];

/** Stores files in a bucket. Every method throws an `ApiError`, 503 `storage_unavailable`, if the bucket does not answer. */
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
      // By default the client sends newer checksums, which many S3 servers do not support.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, content: Buffer, mime: string): Promise<void> {
    const file = { ...this.locationOf(key), Body: content, ContentType: mime };
    await this.send(() => this.client.send(new PutObjectCommand(file)));
  }

  async size(key: string): Promise<number | undefined> {
    const found = await this.undefinedIfMissing(() =>
      this.client.send(new HeadObjectCommand(this.locationOf(key))),
    );
    return found?.ContentLength;
  }

  async get(key: string) {
    const found = await this.undefinedIfMissing(() =>
      this.client.send(new GetObjectCommand(this.locationOf(key))),
    );
    return found && { bytes: found.ContentLength ?? 0, stream: found.Body as Readable };
  }

  async removeAll(id: string): Promise<void> {
    for await (const { key } of this.listFiles(`${id}/`))
      await this.send(() => this.client.send(new DeleteObjectCommand(this.locationOf(key))));
  }

  list(): AsyncIterable<StoredFile> {
    return this.listFiles();
  }

  private async *listFiles(prefix?: string): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    const iterator = pages[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await this.send(() => iterator.next());
      if (done) return;
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of value.Contents ?? [])
        yield { key: Key, bytes: Size, modifiedAt: LastModified };
    }
  }

  private locationOf(key: string) {
    return { Bucket: this.bucket, Key: key };
  }

  private undefinedIfMissing<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
    return this.send(async () => {
      try {
        return await request();
      } catch (error) {
        if (error instanceof S3ServiceException && missingFileErrors.includes(error.name)) return undefined;
        throw error;
      }
    });
  }

  private async send<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request();
    } catch (error) {
      this.log.error(describeFault(error), 'media store unavailable');
      throw new ApiError('storage_unavailable');
    }
  }
}
