import type { DeskText, PublishedTexts, TakenBackTexts, TextSetChanges } from '@lens/contracts/desk';
import { isLanguageCode, languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { textId, type TextName } from '../../components/text-name';

/** What one text says in a set and in the set before; null where it is in one of them only. */
export type Change = TextSetChanges['items'][number];

/** A reviewed text that may go live. */
export interface PendingText extends TextName {
  source: string;
  /** What visitors read now: where there is nothing of their own, another language. */
  now: { text: string; language: LanguageCode };
  after: string;
  revision: number;
  reviewer: string;
  reviewedAt: string | null;
  /** Whether it was live before with these words, and was withdrawn or rolled back. */
  isTakenBack: boolean;
}

/** A reviewed text that a finding keeps out: the API never publishes it. */
const isBlocked = ({ findings }: DeskText) => findings.some(({ severity }) => severity === 'block');

/** The language whose texts stand in where this one has none, where that is not English. */
export const secondOf = (language: LanguageCode): LanguageCode | null => {
  const { fallback } = languageOf(language);
  return fallback && isLanguageCode(fallback) && fallback !== sourceLanguage ? fallback : null;
};

interface Published {
  /** The published set. */
  active: PublishedTexts['texts'];
  takenBack: TakenBackTexts['items'];
  /** What the site ships in languages that others read where they have no text of their own. */
  second: Pick<DeskText, keyof TextName | 'shipped'>[];
}

/**
 * The reviewed texts that are not live.
 * @param reviewed every reviewed text whose English is unchanged
 */
export function pendingTexts(
  reviewed: DeskText[],
  { active, takenBack, second }: Published,
): { pending: PendingText[]; blocked: DeskText[] } {
  const live = new Map(active.map((text) => [textId(text), text]));
  const shipped = new Map(second.map((text) => [textId(text), text.shipped]));
  const takenAway = new Set(takenBack.map((text) => `${textId(text)} ${text.text}`));
  const readNow = (text: DeskText): PendingText['now'] => {
    const { language, source } = text;
    const own = live.get(textId(text))?.text ?? text.shipped;
    if (own !== null) return { text: own, language };
    const other = secondOf(language);
    const inOther = other && { ...text, language: other };
    const there = inOther && (live.get(textId(inOther))?.text ?? shipped.get(textId(inOther)));
    return other && there ? { text: there, language: other } : { text: source, language: sourceLanguage };
  };
  const pending = reviewed.flatMap((text): PendingText[] => {
    const { language, namespace, key, text: after, source, revision } = text;
    const before = live.get(textId(text));
    if (after === null || isBlocked(text) || (before?.text === after && before.source === source)) return [];
    return [
      {
        ...{ language, namespace, key, source, after, revision },
        now: readNow(text),
        reviewer: text.changed_by ?? '',
        reviewedAt: text.changed_at,
        isTakenBack: takenAway.has(`${textId(text)} ${after}`),
      },
    ];
  });
  return { pending, blocked: reviewed.filter(isBlocked) };
}
