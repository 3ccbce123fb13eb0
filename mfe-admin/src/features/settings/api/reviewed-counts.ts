import { useQuery } from '@tanstack/react-query';
import type { DeskCoverage } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { api } from '../../../api';

/** How many texts of a language are reviewed on the translation desk. */
export interface ReviewedCount {
  reviewed: number;
  total: number;
}

export type ReviewedCounts = Partial<Record<LanguageCode, ReviewedCount>>;

async function readCounts(signal: AbortSignal): Promise<ReviewedCounts> {
  const { data } = await api.get<DeskCoverage>('/translations/coverage', { signal });
  const counts: ReviewedCounts = {};
  for (const { language, counts: states } of data.items) {
    const count = (counts[language] ??= { reviewed: 0, total: 0 });
    count.reviewed += states.reviewed ?? 0;
    count.total += Object.values(states).reduce((sum, texts) => sum + texts, 0);
  }
  return counts;
}

/** Empty while they are loading. */
export const useReviewedCounts = (): ReviewedCounts =>
  useQuery({ queryKey: ['reviewed-counts'], queryFn: ({ signal }) => readCounts(signal) }).data ?? {};
