import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { VariantFormat } from '@lens/contracts/media';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../../common/errors/api-error.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import { MEDIA_STORE, type MediaStore } from '../store/media-store.js';
import { mimeByFormat } from '../variants/variant-plan.js';

/** Serves variants. An address always serves the same file, so browsers may cache it for good. */
@Injectable()
export class MediaFiles {
  constructor(
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @param file the file name of a variant, such as `800.avif` @throws ApiError 404 */
  async send(
    { id, file }: { id: string; file: string },
    request: Request,
    response: Response,
  ): Promise<StreamableFile | undefined> {
    const key = `${id}/${file}`;
    const size = await this.store.size(key);
    if (size === undefined) throw new ApiError('not_found');
    response.setHeader('ETag', `"${id}-${file}"`);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (request.fresh) {
      response.status(304);
      return undefined;
    }
    // Keeps scripts from running if the file is opened in a tab of its own.
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    const content = request.method === 'HEAD' ? undefined : await this.store.get(key);
    const format = file.split('.').at(-1) as VariantFormat;
    return new StreamableFile(content?.stream ?? Readable.from([]), {
      type: mimeByFormat[format],
      length: size,
      disposition: `inline; filename="${file}"`,
    }).setErrorHandler((failure) => {
      this.log.error(describeFault(failure), 'media file not sent');
      response.destroy();
    });
  }
}
