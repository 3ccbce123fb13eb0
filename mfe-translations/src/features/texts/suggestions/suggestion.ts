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

type SimilarText = TextSuggestions['items'][number];

function describeOrigin(similar: SimilarText): string {
  if (similar.from === 'memory')
    return `in the translation memory: ${similar.origin}, imported by ${similar.imported_by}`;
  const { namespace, key, state, changed_by } = similar;
  const author = changed_by === null ? 'built in' : `by ${changed_by}`;
  return `in ${namespace}: ${key}, ${stateLabel(state).toLowerCase()}, ${author}`;
}

export function fromSimilarText(similar: SimilarText): Suggestion {
  const { text, similarity } = similar;
  const isSameEnglish = similarity === 1;
  return {
    text,
    similarity: isSameEnglish ? 'Same English' : `${Math.round(similarity * 100)}% match`,
    origin: describeOrigin(similar),
    ...(!isSameEnglish && { source: similar.source }),
  };
}

/** Only an answer that passed the checks becomes a suggestion. */
export const fromService = (answer: ServiceSuggestion | undefined, { name }: Service): Suggestion[] =>
  answer?.outcome === 'translated'
    ? [{ text: answer.text, origin: `${name}${answer.cached ? ', from the cache: no cost' : ''}` }]
    : [];
