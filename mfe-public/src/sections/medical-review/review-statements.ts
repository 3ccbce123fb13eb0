import type { PublicMedicalReview } from '@lens/contracts/medical-reviews';
import type { PageStatement } from '@lens/contracts/page-statements';

/** Structured data about a review; none while nobody is named, since the page claims nothing then. */
export function reviewStatements(review: PublicMedicalReview | null | undefined): PageStatement[] {
  if (!review?.written_by && !review?.reviewed_by) return [];
  const { written_by, reviewed_by, reviewed_on } = review;
  return [{ about: 'review', writtenBy: written_by, reviewedBy: reviewed_by, reviewedOn: reviewed_on }];
}
