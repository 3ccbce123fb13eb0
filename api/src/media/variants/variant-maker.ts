import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaFailure } from '@lens/contracts/media';
import { DataSource } from 'typeorm';
import { MEDIA_STORE, originalKey, variantKey, type MediaStore } from '../store/media-store.js';
import { MediaVariant } from './media-variant.entity.js';
import { mimeByFormat, planVariants, type Variant } from './variant-plan.js';
import { VariantJobs, type VariantJob } from './variant-jobs.js';

/** An error with which another attempt would fail too. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';

  constructor(
    readonly failure: MediaFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** Makes the missing variants of a picture. */
@Injectable()
export class VariantMaker {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: VariantJobs,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  /**
   * @param shouldContinue called before each variant
   * @returns whether all variants are made
   * @throws PermanentFailure, or whatever the store or the database throws
   */
  async make(job: VariantJob, shouldContinue: () => boolean): Promise<boolean> {
    const missing = await this.findMissing(job);
    if (missing.length === 0) return true;
    // Loading the library takes longer than the rest of the start, and at most starts no variant is missing.
    const { encodeVariant, decodeAtWidth } = await import('./encode-variant.js');
    const original = await this.readOriginal(job);
    for (const width of new Set(missing.map((variant) => variant.width))) {
      if (!shouldContinue()) return false;
      const pixels = await decodeAtWidth(original, { width, has_alpha: job.has_alpha }).catch(
        throwPermanentFailure,
      );
      for (const { format } of missing.filter((variant) => variant.width === width)) {
        if (!shouldContinue()) return false;
        const content = await encodeVariant(pixels, format).catch(throwPermanentFailure);
        await this.store.put(variantKey(job.id, { width, format }), content, mimeByFormat[format]);
        const { height } = pixels.info;
        if (!(await this.jobs.add(job, { format, width, height, bytes: content.length }))) return false;
      }
    }
    return true;
  }

  private async findMissing(job: VariantJob): Promise<Variant[]> {
    const existing = await this.database.manager.findBy(MediaVariant, { media_id: job.id });
    return planVariants(job).filter(
      ({ format, width }) =>
        !existing.some((variant) => variant.format === format && variant.width === width),
    );
  }

  private async readOriginal({ id }: VariantJob): Promise<Buffer> {
    const file = await this.store.get(originalKey(id));
    if (!file) throw new PermanentFailure('original_missing');
    return buffer(file.stream);
  }
}

function throwPermanentFailure(cause: unknown): never {
  throw new PermanentFailure('conversion_failed', { cause });
}
