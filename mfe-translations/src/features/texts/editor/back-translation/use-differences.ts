import { useEffect, useMemo, useState } from 'react';
import type { MeaningDifference } from '@lens/contracts/translation-checks/back-translation/difference';
import { protectedNames } from '@lens/contracts/translation-checks/names';
import { useSettings } from '@lens/platform/host';

/** It is loaded only with a critical text, since no other screen needs its lists of words. */
const loadComparison = async () =>
  (await import('@lens/contracts/translation-checks/back-translation/compare-meaning')).compareMeaning;

type Compare = Awaited<ReturnType<typeof loadComparison>>;

/** How a back-translation differs from the English; null until the comparison is loaded. */
export function useDifferences(english: string, text: string): MeaningDifference[] | null {
  const { surgeon, practice, brands } = useSettings();
  const [compare, setCompare] = useState<{ meaning: Compare } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    loadComparison().then(
      (meaning) => {
        if (!isUnmounted) setCompare({ meaning });
      },
      (failure: unknown) => console.error(failure),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return useMemo(() => {
    const names = protectedNames(english, text, { surgeon, practice, brands });
    return compare && compare.meaning(english, text, names);
  }, [compare, english, text, surgeon, practice, brands]);
}
