import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind, TranslatedText } from '@lens/contracts/translations';
import { dressed, maskedIn } from './token-codec.js';
import { addsName, isFaithful } from './is-faithful.js';
import { hasWords, mask, restored, unmasked, type MaskedText } from './masked-text.js';
import { haveSameSentences, sentencesOf } from './sentences.js';
import { withSiteSigns } from './normalize-signs.js';
import { formsFor, tokensOf, type TokenForm } from './token-form.js';

/** Rises with every change to what is protected, or to how a translation is verified: older ones are made anew. */
export const protectionVersion = 3;

/** A service that translates from English. */
export interface Machine {
  name: ServiceKind;
  /** The forms of tokens that it keeps best, best first. */
  forms: readonly [TokenForm, TokenForm];
  /**
   * @param options `markup`: the text is XML and is to be handled as such
   * @throws when the service did not answer with a text
   */
  translate(text: string, to: LanguageCode, options: { markup: boolean }): Promise<string>;
}

/** `text` is a translation that was verified, or the source to the byte. */
export interface ProtectedTranslation {
  text: string;
  outcome: TranslatedText['outcome'];
  /** Who translated it; null where nobody did, or where there was no word to translate. */
  service: ServiceKind | null;
}

interface Task extends MaskedText {
  to: LanguageCode;
  names: Names;
}

type Ask = (text: string, markup: boolean) => Promise<string>;

/** A service that did not answer: the next one may. */
class Away extends Error {}

const isSound = ({ to, names, spans }: Task, source: string, translation: string): boolean =>
  !addsName(source, translation, names) &&
  isFaithful(unmasked(source, spans), restored(translation, spans, to), to, names);

/** A masked text in the language, masked as well; null where no form of tokens brought it back whole. */
async function translation(
  task: Task,
  masked: string,
  forms: readonly TokenForm[],
  ask: Ask,
): Promise<string | null> {
  for (const form of forms) {
    const answer = await ask(dressed(masked, task.spans, form), tokensOf[form].markup);
    const own = maskedIn(withSiteSigns(answer, masked, task.to), masked, task.spans, form);
    if (own !== null && haveSameSentences(masked, own) && isSound(task, masked, own)) return own;
  }
  return null;
}

/** The same sentence by sentence, where each can keep no more than its own pieces. */
async function bySentence(
  task: Task,
  masked: string,
  forms: readonly TokenForm[],
  ask: Ask,
): Promise<string | null> {
  const sentences = sentencesOf(masked);
  if (sentences.length < 2) return null;
  let whole = '';
  for (const { text, gap } of sentences) {
    const own = hasWords(text) ? await translation(task, text, forms, ask) : text;
    if (own === null) return null;
    // Chinese sentences stand side by side.
    whole += own + (task.to === 'zh' && gap === ' ' && /[。！？]$/.test(own) ? '' : gap);
  }
  return haveSameSentences(masked, whole) && isSound(task, masked, whole) ? whole : null;
}

/** Empty names would stand everywhere. */
const named = ({ terms, brands }: Names): Names => ({
  terms: terms.filter((name) => name.trim() !== ''),
  brands: brands.filter((name) => name.trim() !== ''),
});

/** What a service is asked first about a text; null where there is no word to translate. */
export function firstQuestion(source: string, names: Names, form: TokenForm): string | null {
  const { masked, spans } = mask(source.trim(), named(names));
  return hasWords(masked) ? dressed(masked, spans, form) : null;
}

/**
 * Translates an English text without altering a protected term, a number, a placeholder or a tag. Every answer is
 * verified; one that fails is asked for again with other tokens, sentence by sentence, and from the next machine.
 * @param machines in the order in which they are asked; one that throws is left for the next at once
 */
export async function translateProtected(
  source: string,
  to: LanguageCode,
  names: Names,
  machines: readonly Machine[],
): Promise<ProtectedTranslation> {
  const untouched = (outcome: ProtectedTranslation['outcome']): ProtectedTranslation => ({
    text: source,
    outcome,
    service: null,
  });
  const [, before = '', core = '', behind = ''] = /^(\s*)(.*?)(\s*)$/s.exec(source)!;
  if (to === sourceLanguage || core === '') return untouched('source');
  const task: Task = { ...mask(core, named(names)), to, names: named(names) };
  if (!hasWords(task.masked)) return untouched('translated');
  let hasAnswered = false;
  for (const machine of machines) {
    const ask: Ask = async (text, markup) => {
      try {
        const answer = await machine.translate(text, to, { markup });
        hasAnswered = true;
        return answer;
      } catch (cause) {
        throw new Away('The service did not answer.', { cause });
      }
    };
    const order = formsFor(machine.forms, to);
    try {
      const own =
        (await translation(task, task.masked, order, ask)) ??
        (await bySentence(task, task.masked, order, ask));
      if (own === null) continue;
      const text = before + restored(own, task.spans, to) + behind;
      return { text, outcome: 'translated', service: machine.name };
    } catch (error) {
      if (!(error instanceof Away)) throw error;
    }
  }
  return untouched(hasAnswered ? 'needs_human' : 'source');
}
