import type { z } from 'zod';
import type { DeskText, PublishedTexts, textSetChanges } from '@lens/contracts/desk';

/** What one text says in a set and in the set before; null where it is in one of them only. */
export type Change = z.infer<typeof textSetChanges>['items'][number];

type Named = Pick<Change, 'language' | 'namespace' | 'key'>;
export const idOf = ({ language, namespace, key }: Named) => `${language}/${namespace}/${key}`;

/** A reviewed text that may go live. */
export interface PendingText extends Named {
  source: string;
  /** What visitors read now; null where they read another language. */
  now: string | null;
  after: string;
  revision: number;
  reviewer: string;
  reviewedAt: string | null;
  /** Whether it was live before with these words, and was withdrawn or rolled back. */
  isTakenBack: boolean;
}

/** A reviewed text that a finding keeps out: the API never publishes it. */
const isBlocked = ({ findings }: DeskText) => findings.some(({ severity }) => severity === 'block');

/**
 * The reviewed texts that are not live.
 * @param reviewed every reviewed text whose English is unchanged
 * @param active the published set
 * @param earlier what newer and older sets changed: what they took away or brought, and is not live, was taken back
 */
export function pendingTexts(
  reviewed: DeskText[],
  active: PublishedTexts['texts'],
  earlier: Change[] = [],
): { pending: PendingText[]; blocked: DeskText[] } {
  const live = new Map(active.map((text) => [idOf(text), text]));
  const said = new Set(
    earlier.flatMap((change) => [change.before, change.after].map((text) => `${idOf(change)} ${text}`)),
  );
  const pending = reviewed.flatMap((text): PendingText[] => {
    const { language, namespace, key, text: after, source, revision } = text;
    const before = live.get(idOf(text));
    if (after === null || isBlocked(text) || (before?.text === after && before.source === source)) return [];
    return [
      {
        ...{ language, namespace, key, source, after, revision },
        now: before?.text ?? text.shipped,
        reviewer: text.changed_by ?? '',
        reviewedAt: text.changed_at,
        isTakenBack: said.has(`${idOf(text)} ${after}`),
      },
    ];
  });
  return { pending, blocked: reviewed.filter(isBlocked) };
}
