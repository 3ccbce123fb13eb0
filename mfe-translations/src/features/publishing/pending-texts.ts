import type { DeskText, PublishedTexts, TakenBackTexts, TextSetChanges } from '@lens/contracts/desk';
import { isLanguageCode, languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { textId, type TextName } from '../../components/text-name';

/** One text in two sets; null where a set does not have it. */
export type Change = TextSetChanges['items'][number];

/** A reviewed text that can be published, unless it is critical and not signed. */
export interface PendingText extends TextName, Pick<DeskText, 'critical' | 'sign_off' | 'translator'> {
  source: string;
  /** What visitors read now, which may be in the fallback language. */
  current: { text: string; language: LanguageCode };
  after: string;
  revision: number;
  reviewer: string;
  reviewedAt: string | null;
  /** Whether this wording was published before, and was withdrawn or rolled back. */
  isTakenBack: boolean;
}

/** The API does not publish a text with a blocking finding. */
const isBlocked = ({ findings }: DeskText) => findings.some(({ severity }) => severity === 'block');

/** The fallback of a language; null if that is English. */
export const fallbackOf = (language: LanguageCode): LanguageCode | null => {
  const { fallback } = languageOf(language);
  return fallback && isLanguageCode(fallback) && fallback !== sourceLanguage ? fallback : null;
};

interface PublishedState {
  /** The texts of the active set. */
  active: PublishedTexts['texts'];
  takenBack: TakenBackTexts['items'];
  /** Shipped texts of the fallback languages. */
  fallbackTexts: Pick<DeskText, keyof TextName | 'shipped'>[];
}

/**
 * Finds the reviewed texts that are not published yet.
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
    const { critical, sign_off, translator } = text;
    const before = activeTexts.get(textId(text));
    if (after === null || isBlocked(text) || (before?.text === after && before.source === source)) return [];
    return [
      {
        ...{ language, namespace, key, source, after, revision },
        ...{ critical, sign_off, translator },
        current: currentTextOf(text),
        reviewer: text.changed_by ?? '',
        reviewedAt: text.changed_at,
        isTakenBack: takenBackWordings.has(`${textId(text)} ${after}`),
      },
    ];
  });
  return { pending, blocked: reviewed.filter(isBlocked) };
}
