import { useQuery } from '@tanstack/react-query';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { PublicPractice } from '@lens/contracts/settings';
import { api } from '../../../api';

export const outdatedReviewsKey = ['outdated-reviews'] as const;

/** The languages whose review is of other texts than visitors read now. */
async function readOutdated(signal: AbortSignal): Promise<LanguageCode[]> {
  const [practice, answer] = await Promise.all([
    api.get<PublicPractice>('/settings/public', { signal }),
    fetch('/locales/fingerprints.json', { signal }),
  ]);
  if (!answer.ok) throw new Error(`The site answers ${answer.status}`);
  const currentFingerprints = (await answer.json()) as Partial<Record<LanguageCode, string>>;
  const { languages: languageStates, reviewedTexts = {} } = practice.data;
  return languages
    .map(({ code }) => code)
    .filter(
      (code) => languageStates[code].reviewed !== null && reviewedTexts[code] !== currentFingerprints[code],
    );
}

/** Empty while it is loading. */
export const useOutdatedReviews = (): LanguageCode[] =>
  useQuery({ queryKey: outdatedReviewsKey, queryFn: ({ signal }) => readOutdated(signal) }).data ?? [];
