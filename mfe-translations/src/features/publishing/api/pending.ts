import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { DeskText, deskCoverage, PublishedTexts, TextSetChanges, TextSets } from '@lens/contracts/desk';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { inParallel } from '../../../components/in-parallel/in-parallel';
import { pendingTexts, type Change } from '../changes';

export const publishingKey = ['publishing'] as const;

const limit = 100;
const parallelReads = 4;

async function reviewedIn(language: LanguageCode, signal: AbortSignal): Promise<DeskText[]> {
  const found: DeskText[] = [];
  for (let page = 1, total = 1; (page - 1) * limit < total; page += 1) {
    const params = { language, state: 'reviewed', sort: 'key', page, limit };
    const { data } = await api.get<Page<DeskText>>('/translations/texts', { params, signal });
    found.push(...data.items);
    total = data.total;
  }
  return found;
}

/** How many sets are looked at for what was live before. */
const recentSets = 10;

async function recentChanges(signal: AbortSignal): Promise<Change[]> {
  const { data } = await api.get<TextSets>('/translations/sets', { signal });
  const changes = await inParallel(data.items.slice(0, recentSets), parallelReads, async ({ number }) => {
    const path = `/translations/sets/${number}/changes`;
    return (await api.get<TextSetChanges>(path, { signal })).data.items;
  });
  return changes.flat();
}

async function readPending(signal: AbortSignal) {
  const [coverage, published] = await Promise.all([
    api.get<z.infer<typeof deskCoverage>>('/translations/coverage', { signal }),
    api.get<PublishedTexts>('/translations/published', { signal }),
  ]);
  const languages = new Set(
    coverage.data.items
      .filter(({ language, counts }) => language !== sourceLanguage && (counts.reviewed ?? 0) > 0)
      .map(({ language }) => language),
  );
  const reviewed = await inParallel([...languages], parallelReads, (language) =>
    reviewedIn(language, signal),
  );
  return pendingTexts(reviewed.flat(), published.data.texts, await recentChanges(signal));
}

/** What publishing would change: read anew whenever somebody looks. */
export const usePending = () =>
  useQuery({
    queryKey: [...publishingKey, 'pending'],
    queryFn: ({ signal }) => readPending(signal),
    staleTime: 0,
  });
