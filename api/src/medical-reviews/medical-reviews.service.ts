import { Injectable } from '@nestjs/common';
import { citedParts } from '@lens/contracts/medical-pages';
import type { MedicalReview, MedicalReviewChange } from '@lens/contracts/medical-reviews';
import { dayInZone } from '@lens/contracts/practice-time';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { ApiError } from '../common/errors/api-error.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { SettingsService } from '../settings/settings.service.js';
import { describeReviews } from './medical-review-list.js';
import { MedicalReviewRow } from './medical-review.entity.js';

/** All of it is published, so the activity log may show it. */
const loggedFields = ['written_by', 'reviewed_by', 'license', 'reviewed_on', 'due_on', 'sources'] as const;

/** The changes that staff make to reviews, each recorded in the activity log. */
@Injectable()
export class MedicalReviewsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Whoever saves a sample makes it their own.
   * @throws ApiError 404, 412, 400 if the day of the review is in the future, or if a source is cited nowhere or where
   *   its page cites none
   */
  replace(staff: Staff, base: BaseRevision, change: MedicalReviewChange): Promise<MedicalReview> {
    return this.database.transaction(async (manager) => {
      const before = await raiseRevision(manager, MedicalReviewRow, base, staff);
      await this.requirePast(manager, change);
      requireCitations(before, change);
      const after: MedicalReviewRow = { ...before, ...change, is_sample: false };
      await manager.update(MedicalReviewRow, base.id, after);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        resource_type: 'medical_review',
        resource_id: base.id,
        changes: fieldChanges(loggedFields, before, after),
      });
      const [described] = await describeReviews(manager, [after]);
      return described!;
    });
  }

  /** "Today" is the day at the practice. */
  private async requirePast(manager: EntityManager, { reviewed_on }: MedicalReviewChange): Promise<void> {
    const { value } = await this.settings.read(manager);
    if (reviewed_on === null || reviewed_on <= dayInZone(Date.now(), value.timeZone)) return;
    throw invalid('reviewed_on', 'This day is in the future. Use the day on which it was reviewed.');
  }
}

/** A source of a page is cited at parts of that page; those of an article by numbers in its text. */
function requireCitations({ page }: MedicalReviewRow, { sources }: MedicalReviewChange): void {
  const parts: readonly string[] = page ? citedParts[page] : [];
  sources.forEach(({ cited_at }, index) => {
    const path = `sources.${index}.cited_at`;
    if (page && cited_at.length === 0) throw invalid(path, 'Say where the page cites this source.');
    if (cited_at.some((part) => !parts.includes(part)))
      throw invalid(path, page ? 'This page has no such part.' : 'The text of an article has its numbers.');
  });
}

const invalid = (path: string, message: string) =>
  new ApiError('validation_failed', { details: [{ path, code: 'custom', message }] });
