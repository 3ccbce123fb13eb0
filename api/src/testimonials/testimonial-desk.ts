import { Injectable } from '@nestjs/common';
import type { TestimonialContent, TestimonialStatus } from '@lens/contracts/testimonials';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { requireUsable } from '../media/usable-media.js';
import { Testimonial } from './testimonial.entity.js';

/** What the log may say of a change: nothing that tells of the person. */
const logged = ['status', 'procedure_type', 'rating', 'featured', 'region', 'image_id', 'consent'] as const;

/** What staff do with testimonials, each change with its entry in the log. */
@Injectable()
export class TestimonialDesk {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** A new one waits for approval. @throws ApiError 400 when the image cannot be used */
  create(staff: Staff, { translations = {}, ...content }: TestimonialContent): Promise<Testimonial> {
    return this.database.transaction(async (manager) => {
      await requireImage(manager, content);
      const created = await manager.save(
        manager.create(Testimonial, { ...content, translations, status: 'pending', is_sample: false }),
      );
      await this.record(manager, staff, created.id, { action: 'CREATE' });
      return created;
    });
  }

  /** @throws ApiError 404, 400 when the image cannot be used, 409 `consent_required` for an approved one */
  replace(staff: Staff, id: string, content: TestimonialContent): Promise<Testimonial> {
    return this.database.transaction(async (manager) => {
      const testimonial = await held(manager, id);
      await requireImage(manager, content);
      const { translations = testimonial.translations, ...rest } = content;
      const replaced = { ...testimonial, ...rest, translations };
      requireConsent(replaced);
      await this.store(manager, replaced);
      const changes = fieldChanges(logged, testimonial, replaced);
      await this.record(manager, staff, id, { action: 'UPDATE', changes });
      return replaced;
    });
  }

  /** Any status may follow any other. @throws ApiError 404, 409 `consent_required` */
  changeStatus(staff: Staff, id: string, status: TestimonialStatus): Promise<Testimonial> {
    return this.database.transaction(async (manager) => {
      const testimonial = await held(manager, id);
      const changed = { ...testimonial, status };
      requireConsent(changed);
      await this.store(manager, changed);
      const changes = fieldChanges(logged, testimonial, changed);
      await this.record(manager, staff, id, { action: 'UPDATE', event: `status_${status}`, changes });
      return changed;
    });
  }

  /** @throws ApiError 404 */
  async remove(staff: Staff, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(Testimonial, id);
      if (!affected) throw new ApiError('not_found');
      await this.record(manager, staff, id, { action: 'DELETE' });
    });
  }

  private async store(manager: EntityManager, testimonial: Testimonial): Promise<void> {
    testimonial.updated_at = new Date().toISOString();
    await manager.update(Testimonial, testimonial.id, testimonial);
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    id: string,
    change: Omit<Change, 'resource_type' | 'resource_id'>,
  ) {
    return this.activity.record(manager, staff, {
      ...change,
      resource_type: 'testimonial',
      resource_id: id,
    });
  }
}

/** The row, locked: two people at one testimonial take turns. @throws ApiError 404 */
async function held(manager: EntityManager, id: string): Promise<Testimonial> {
  const testimonial = await manager.findOne(Testimonial, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!testimonial) throw new ApiError('not_found');
  return testimonial;
}

/** Nobody is quoted in public without having agreed, and without the practice knowing where it has the words from. */
function requireConsent({ status, consent, source, is_sample }: Testimonial): void {
  if (status !== 'approved' || is_sample || (consent && source)) return;
  const missing = [!consent && 'consent', !source && 'source'].filter((path) => path !== false);
  throw new ApiError('consent_required', {
    details: missing.map((path) => ({ path, code: 'required', message: 'Needed before approval.' })),
  });
}

async function requireImage(manager: EntityManager, { image_id }: TestimonialContent): Promise<void> {
  if (image_id) await requireUsable(manager, [{ id: image_id, path: 'image_id' }]);
}
