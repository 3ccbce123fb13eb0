import { useQuery } from '@tanstack/react-query';
import type { DeskCoverage, DeskText, PublishedTexts, TakenBackTexts, TextState } from '@lens/contracts/desk';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { mapInParallel } from '../../../components/map-in-parallel/map-in-parallel';
import { pendingTexts, fallbackOf } from '../pending-texts';

export const publishingKey = ['publishing'] as const;

const pageSize = 100;
const maxParallelReads = 4;

interface TextQuery {
  language: LanguageCode;
  namespace?: string;
  state?: TextState;
}

async function fetchAllTexts(query: TextQuery, signal: AbortSignal): Promise<DeskText[]> {
  const texts: DeskText[] = [];
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
    const params = { ...query, sort: 'key', page, limit: pageSize };
    const { data } = await api.get<Page<DeskText>>('/translations/texts', { params, signal });
    texts.push(...data.items);
    total = data.total;
  }
  return texts;
}

/** Fetches the fallback texts of the files in which a reviewed text has no shipped translation. */
async function fetchFallbackTexts(reviewed: DeskText[], signal: AbortSignal): Promise<DeskText[]> {
  const files = reviewed.flatMap(({ language, namespace, shipped }) => {
    const fallback = shipped === null ? fallbackOf(language) : null;
    return fallback ? [`${fallback}/${namespace}`] : [];
  });
  const texts = await mapInParallel([...new Set(files)], maxParallelReads, (file) => {
    const [language, namespace] = file.split('/') as [LanguageCode, string];
    return fetchAllTexts({ language, namespace }, signal);
  });
  return texts.flat();
}

async function fetchPending(signal: AbortSignal) {
  const [coverage, published, takenBack] = await Promise.all([
    api.get<DeskCoverage>('/translations/coverage', { signal }),
    api.get<PublishedTexts>('/translations/published', { signal }),
    api.get<TakenBackTexts>('/translations/sets/taken-back', { signal }),
  ]);
  const languages = new Set(
    coverage.data.items
      .filter(({ language, counts }) => language !== sourceLanguage && (counts.reviewed ?? 0) > 0)
      .map(({ language }) => language),
  );
  const texts = await mapInParallel([...languages], maxParallelReads, (language) =>
    fetchAllTexts({ language, state: 'reviewed' }, signal),
  );
  const reviewed = texts.flat();
  return pendingTexts(reviewed, {
    active: published.data.texts,
    takenBack: takenBack.data.items,
    fallbackTexts: await fetchFallbackTexts(reviewed, signal),
  });
}

/** The texts that can be published, fetched again whenever the screen is opened. */
export const usePending = () =>
  useQuery({
    queryKey: [...publishingKey, 'pending'],
    queryFn: ({ signal }) => fetchPending(signal),
    staleTime: 0,
  });
