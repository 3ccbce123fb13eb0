import { Injectable } from '@nestjs/common';
import { dayInZone } from '@lens/contracts/practice-time';
import {
  isGivenBy,
  notGivenYet,
  type TestimonialContent,
  type TestimonialReplacement,
  type TestimonialStatus,
} from '@lens/contracts/testimonials';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { ApiError } from '../common/errors/api-error.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { lockUsableMedia } from '../media/lock-usable-media.js';
import { SettingsService } from '../settings/settings.service.js';
import { Testimonial } from './testimonial.entity.js';

/** The fields that the activity log may show; it never contains personal data. */
const loggedFields = [
  'status',
  'procedure_type',
  'rating',
  'featured',
  'region',
  'image_id',
  'consent',
] as const;

/** The changes that staff make to testimonials, each recorded in the activity log. */
@Injectable()
export class TestimonialsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly settings: SettingsService,
  ) {}

  /**
   * A new testimonial waits for approval.
   * @throws ApiError 400 when the image cannot be used or `given_on` is in the future
   */
  create(staff: Staff, { translations = {}, ...content }: TestimonialContent): Promise<Testimonial> {
    return this.database.transaction(async (manager) => {
      await this.requirePast(manager, content);
      await requireImage(manager, content);
      const created = await manager.save(
        manager.create(Testimonial, {
          ...content,
          translations,
          status: 'pending',
          is_sample: false,
          changed_by: staff.username,
        }),
      );
      await this.record(manager, staff, created.id, { action: 'CREATE' });
      return created;
    });
  }

  /**
   * Consent and approval can be withdrawn in one step: by `consent` together with `status`.
   * @throws ApiError 404, 412, 400 when the image cannot be used or `given_on` is in the future, 409 `consent_required`
   *   for an approved one
   */
  replace(staff: Staff, base: BaseRevision, content: TestimonialReplacement): Promise<Testimonial> {
    return this.database.transaction(async (manager) => {
      const testimonial = await raiseRevision(manager, Testimonial, base, staff);
      await this.requirePast(manager, content);
      await requireImage(manager, content);
      const { translations = testimonial.translations, status = testimonial.status, ...rest } = content;
      const replaced = { ...testimonial, ...rest, translations, status };
      requireConsent(replaced);
      await this.store(manager, replaced);
      const changes = fieldChanges(loggedFields, testimonial, replaced);
      const event =
        replaced.status === testimonial.status ? undefined : (`status_${replaced.status}` as const);
      await this.record(manager, staff, base.id, { action: 'UPDATE', event, changes });
      return replaced;
    });
  }

  /** Any status may follow any other. @throws ApiError 404, 412, 409 `consent_required` */
  changeStatus(staff: Staff, base: BaseRevision, status: TestimonialStatus): Promise<Testimonial> {
    return this.database.transaction(async (manager) => {
      const testimonial = await raiseRevision(manager, Testimonial, base, staff);
      const changed = { ...testimonial, status };
      requireConsent(changed);
      await this.store(manager, changed);
      const changes = fieldChanges(loggedFields, testimonial, changed);
      await this.record(manager, staff, base.id, { action: 'UPDATE', event: `status_${status}`, changes });
      return changed;
    });
  }

  /** @throws ApiError 404, 412 */
  async remove(staff: Staff, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      await raiseRevision(manager, Testimonial, base, staff);
      await manager.delete(Testimonial, base.id);
      await this.record(manager, staff, base.id, { action: 'DELETE' });
    });
  }

  /** "Today" is the day in the practice's time zone; elsewhere it may already be tomorrow. */
  private async requirePast(manager: EntityManager, content: TestimonialContent): Promise<void> {
    const { value } = await this.settings.read(manager);
    if (isGivenBy(content, dayInZone(Date.now(), value.timeZone))) return;
    throw new ApiError('validation_failed', {
      details: [{ path: 'given_on', code: 'custom', message: notGivenYet }],
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

/** Nobody is quoted in public without their consent and a record of where the words come from. */
function requireConsent({ status, consent, source, is_sample }: Testimonial): void {
  if (status !== 'approved' || is_sample || (consent && source)) return;
  const missing = [!consent && 'consent', !source && 'source'].filter((path) => path !== false);
  throw new ApiError('consent_required', {
    details: missing.map((path) => ({ path, code: 'required', message: 'Needed before approval.' })),
  });
}

async function requireImage(manager: EntityManager, { image_id }: TestimonialContent): Promise<void> {
  if (image_id) await lockUsableMedia(manager, [{ id: image_id, path: 'image_id' }]);
}
