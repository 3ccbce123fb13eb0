import type { DeskText, PublishedTexts, TakenBackTexts, TextSetChanges } from '@lens/contracts/desk';
import { isLanguageCode, languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { textId, type TextName } from '../../components/text-name';

/** What one text says in a set and in the set before; null where it is in one of them only. */
export type Change = TextSetChanges['items'][number];

/** A reviewed text that may go live. */
export interface PendingText extends TextName {
  source: string;
  /** What visitors read now: where there is nothing of their own, another language. */
  current: { text: string; language: LanguageCode };
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
export const fallbackOf = (language: LanguageCode): LanguageCode | null => {
  const { fallback } = languageOf(language);
  return fallback && isLanguageCode(fallback) && fallback !== sourceLanguage ? fallback : null;
};

interface PublishedState {
  /** The published set. */
  active: PublishedTexts['texts'];
  takenBack: TakenBackTexts['items'];
  /** What the site ships in languages that others read where they have no text of their own. */
  fallbackTexts: Pick<DeskText, keyof TextName | 'shipped'>[];
}

/**
 * The reviewed texts that are not live.
 * @param reviewed every reviewed text whose English is unchanged
 */
export function pendingTexts(
  reviewed: DeskText[],
  { active, takenBack, fallbackTexts }: PublishedState,
): { pending: PendingText[]; blocked: DeskText[] } {
  const activeTexts = new Map(active.map((text) => [textId(text), text]));
  const shippedFallbacks = new Map(fallbackTexts.map((text) => [textId(text), text.shipped]));
  const takenBackWordings = new Set(takenBack.map((text) => `${textId(text)} ${text.text}`));
  const currentTextOf = (text: DeskText): PendingText['current'] => {
    const { language, source } = text;
    const ownText = activeTexts.get(textId(text))?.text ?? text.shipped;
    if (ownText !== null) return { text: ownText, language };
    const fallback = fallbackOf(language);
    const fallbackName = fallback && { ...text, language: fallback };
    const fallbackText =
      fallbackName &&
      (activeTexts.get(textId(fallbackName))?.text ?? shippedFallbacks.get(textId(fallbackName)));
    return fallback && fallbackText
      ? { text: fallbackText, language: fallback }
      : { text: source, language: sourceLanguage };
  };
  const pending = reviewed.flatMap((text): PendingText[] => {
    const { language, namespace, key, text: after, source, revision } = text;
    const before = activeTexts.get(textId(text));
    if (after === null || isBlocked(text) || (before?.text === after && before.source === source)) return [];
    return [
      {
        ...{ language, namespace, key, source, after, revision },
        current: currentTextOf(text),
        reviewer: text.changed_by ?? '',
        reviewedAt: text.changed_at,
        isTakenBack: takenBackWordings.has(`${textId(text)} ${after}`),
      },
    ];
  });
  return { pending, blocked: reviewed.filter(isBlocked) };
}
