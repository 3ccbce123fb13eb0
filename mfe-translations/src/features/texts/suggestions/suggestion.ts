import type { TextSuggestions, ServiceSuggestion } from '@lens/contracts/suggestions';
import type { Service } from '../api/suggestions';
import { stateLabel } from '../labels';

export interface Suggestion {
  text: string;
  origin: string;
  /** `67% match`; absent for a suggestion of a service. */
  similarity?: string;
  /** The English that it translates, if that differs. */
  source?: string;
}

export function fromMemory(similar: TextSuggestions['items'][number]): Suggestion {
  const { text, similarity, namespace, key, state, changed_by } = similar;
  const author = changed_by === null ? 'built in' : `by ${changed_by}`;
  const isSameEnglish = similarity === 1;
  return {
    text,
    similarity: isSameEnglish ? 'Same English' : `${Math.round(similarity * 100)}% match`,
    origin: `in ${namespace}: ${key}, ${stateLabel(state).toLowerCase()}, ${author}`,
    ...(!isSameEnglish && { source: similar.source }),
  };
}

/** Only an answer that passed the checks becomes a suggestion. */
export const fromService = (answer: ServiceSuggestion | undefined, { name }: Service): Suggestion[] =>
  answer?.outcome === 'translated'
    ? [{ text: answer.text, origin: `${name}${answer.cached ? ', from the cache: no cost' : ''}` }]
    : [];
