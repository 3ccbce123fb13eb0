import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaFailure } from '@lens/contracts/media';
import { DataSource } from 'typeorm';
import { MEDIA_STORE, originalKey, variantKey, type MediaStore } from '../store/media-store.js';
import { MediaVariant } from './media-variant.entity.js';
import { mimeOf, planOf, type Variant } from './plan.js';
import { VariantJobs, type VariantJob } from './variant-jobs.js';

/** A reason for which another attempt would fail as well. */
export class HopelessJob extends Error {
  override name = 'HopelessJob';

  constructor(
    readonly failure: MediaFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** Makes what is still missing of a picture's variants. */
@Injectable()
export class VariantMaker {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: VariantJobs,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  /**
   * @param isWanted asked before each variant
   * @returns whether everything is made
   * @throws HopelessJob, or whatever the store or the database throws
   */
  async make(job: VariantJob, isWanted: () => boolean): Promise<boolean> {
    const missing = await this.missing(job);
    if (missing.length === 0) return true;
    // Loading the library takes longer than the rest of the start, and most starts find nothing to make.
    const { encode, pixelsAt } = await import('./encode.js');
    const original = await this.original(job);
    for (const width of new Set(missing.map((variant) => variant.width))) {
      if (!isWanted()) return false;
      const pixels = await pixelsAt(original, { width, has_alpha: job.has_alpha }).catch(hopeless);
      for (const { format } of missing.filter((variant) => variant.width === width)) {
        if (!isWanted()) return false;
        const content = await encode(pixels, format).catch(hopeless);
        await this.store.put(variantKey(job.id, { width, format }), content, mimeOf[format]);
        const { height } = pixels.info;
        if (!(await this.jobs.add(job, { format, width, height, bytes: content.length }))) return false;
      }
    }
    return true;
  }

  private async missing(job: VariantJob): Promise<Variant[]> {
    const made = await this.database.manager.findBy(MediaVariant, { media_id: job.id });
    return planOf(job).filter(
      ({ format, width }) => !made.some((variant) => variant.format === format && variant.width === width),
    );
  }

  private async original({ id }: VariantJob): Promise<Buffer> {
    const file = await this.store.get(originalKey(id));
    if (!file) throw new HopelessJob('original_missing');
    return buffer(file.stream);
  }
}

function hopeless(cause: unknown): never {
  throw new HopelessJob('conversion_failed', { cause });
}
