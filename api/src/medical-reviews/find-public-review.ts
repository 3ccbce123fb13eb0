import type { PublicMedicalReview } from '@lens/contracts/medical-reviews';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { MedicalReviewRow } from './medical-review.entity.js';

/** What visitors read of a review; null while nothing is recorded. */
export async function findPublicReview(
  manager: EntityManager,
  where: FindOptionsWhere<MedicalReviewRow>,
): Promise<PublicMedicalReview | null> {
  const review = await manager.findOneBy(MedicalReviewRow, where);
  if (!review) return null;
  const { written_by, reviewed_by, license, reviewed_on, due_on, sources, is_sample } = review;
  if (!written_by && !reviewed_by && sources.length === 0) return null;
  return { written_by, reviewed_by, license, reviewed_on, due_on, sources, is_sample };
}
