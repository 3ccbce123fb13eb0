import type { MemorySuggestions, ServiceSuggestion } from '@lens/contracts/suggestions';
import type { Service } from '../api/suggestions';
import { stateLabel } from '../labels';

/** Words for a text, and where they come from. */
export interface Suggestion {
  words: string;
  from: string;
  /** `67% match`; of what services say there is no such figure. */
  alike?: string;
  /** The English that they were written for, where that is another. */
  source?: string;
}

export function fromMemory(found: MemorySuggestions['items'][number]): Suggestion {
  const { text, similarity, namespace, key, state, changed_by } = found;
  const by = changed_by === null ? 'built in' : `by ${changed_by}`;
  const same = similarity === 1;
  return {
    words: text,
    alike: same ? 'Same English' : `${Math.round(similarity * 100)}% match`,
    from: `in ${namespace}: ${key}, ${stateLabel(state).toLowerCase()}, ${by}`,
    ...(!same && { source: found.source }),
  };
}

/** Only what kept every term and number. */
export const fromService = (said: ServiceSuggestion | undefined, { name }: Service): Suggestion[] =>
  said?.outcome === 'translated'
    ? [{ words: said.text, from: `${name}${said.cached ? ', from the cache: no cost' : ''}` }]
    : [];
