import { useQuery } from '@tanstack/react-query';
import type { DeskCoverage, DeskText, PublishedTexts, TakenBackTexts, TextState } from '@lens/contracts/desk';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { inParallel } from '../../../components/in-parallel/in-parallel';
import { pendingTexts, secondOf } from '../changes';

export const publishingKey = ['publishing'] as const;

const limit = 100;
const parallelReads = 4;

interface Wanted {
  language: LanguageCode;
  namespace?: string;
  state?: TextState;
}

async function allTexts(wanted: Wanted, signal: AbortSignal): Promise<DeskText[]> {
  const found: DeskText[] = [];
  for (let page = 1, total = 1; (page - 1) * limit < total; page += 1) {
    const params = { ...wanted, sort: 'key', page, limit };
    const { data } = await api.get<Page<DeskText>>('/translations/texts', { params, signal });
    found.push(...data.items);
    total = data.total;
  }
  return found;
}

/** What the language that stands in for another one says where that one has nothing. */
async function secondTexts(reviewed: DeskText[], signal: AbortSignal): Promise<DeskText[]> {
  const places = reviewed.flatMap(({ language, namespace, shipped }) => {
    const second = shipped === null ? secondOf(language) : null;
    return second ? [`${second}/${namespace}`] : [];
  });
  const texts = await inParallel([...new Set(places)], parallelReads, (place) => {
    const [language, namespace] = place.split('/') as [LanguageCode, string];
    return allTexts({ language, namespace }, signal);
  });
  return texts.flat();
}

async function readPending(signal: AbortSignal) {
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
  const texts = await inParallel([...languages], parallelReads, (language) =>
    allTexts({ language, state: 'reviewed' }, signal),
  );
  const reviewed = texts.flat();
  return pendingTexts(reviewed, {
    active: published.data.texts,
    takenBack: takenBack.data.items,
    second: await secondTexts(reviewed, signal),
  });
}

/** What publishing would change: read anew whenever somebody looks. */
export const usePending = () =>
  useQuery({
    queryKey: [...publishingKey, 'pending'],
    queryFn: ({ signal }) => readPending(signal),
    staleTime: 0,
  });
