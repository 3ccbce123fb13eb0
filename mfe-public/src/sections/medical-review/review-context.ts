import { createContext, useContext } from 'react';
import type { PublicMedicalReview } from '@lens/contracts/medical-reviews';

export interface ReviewedText {
  /** Null while nothing is recorded, and while the API is away. */
  review: PublicMedicalReview | null;
  /** For an article: the parts of its text that name a source for the first time. */
  firstMarks?: ReadonlyMap<number, object>;
}

export const ReviewContext = createContext<ReviewedText>({ review: null });

/** Who wrote and who reviewed the page around, and its sources. */
export const useReview = (): ReviewedText => useContext(ReviewContext);
