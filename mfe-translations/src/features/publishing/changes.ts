import type { z } from 'zod';
import type { DeskText, PublishedTexts, textSetChanges } from '@lens/contracts/desk';

/** What one text says in a set and in the set before; null where it is in one of them only. */
export type Change = z.infer<typeof textSetChanges>['items'][number];

type Named = Pick<Change, 'language' | 'namespace' | 'key'>;
const idOf = ({ language, namespace, key }: Named) => `${language}/${namespace}/${key}`;

/** A reviewed text that a finding keeps out: the API never publishes it. */
const isBlocked = ({ findings }: DeskText) => findings.some(({ severity }) => severity === 'block');

/**
 * What publishing would change now: what is live stays, and what is reviewed is laid over it.
 * @param reviewed every reviewed text whose English is unchanged
 * @param active the published set
 */
export function pendingChanges(
  reviewed: DeskText[],
  active: PublishedTexts['texts'],
): { changes: Change[]; blocked: DeskText[] } {
  const live = new Map(active.map((text) => [idOf(text), text]));
  const changes = reviewed.flatMap((text): Change[] => {
    const { language, namespace, key, text: after, source } = text;
    const before = live.get(idOf(text));
    if (after === null || isBlocked(text) || (before?.text === after && before.source === source)) return [];
    return [{ language, namespace, key, before: before?.text ?? null, after }];
  });
  return { changes, blocked: reviewed.filter(isBlocked) };
}
