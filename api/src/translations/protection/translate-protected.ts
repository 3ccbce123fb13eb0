import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Names } from '@lens/contracts/translation-checks/finding';
import type { ServiceKind, TranslatedText } from '@lens/contracts/translations';
import { encodeTokens, decodeTokens } from './token-codec.js';
import { addsName, isFaithful, isFaithfulBack } from './is-faithful.js';
import { hasWords, mask, unmaskTranslation, unmaskSource, type MaskedText } from './masked-text.js';
import { haveSameSentences, sentencesOf } from './sentences.js';
import { normalizeSigns } from './normalize-signs.js';
import { orderForms, tokenSyntaxes, type TokenForm } from './token-form.js';

/** Raise it with every change to what is protected or how translations are verified: cached ones are then made anew. */
export const protectionVersion = 3;

/** A service that translates from English, and into it. */
export interface MachineTranslator {
  name: ServiceKind;
  /** The forms of tokens that it preserves best, the best first. */
  forms: readonly [TokenForm, TokenForm];
  /**
   * @param options `markup`: whether the text is XML
   * @throws when the service did not answer with a text
   */
  translate(
    text: string,
    to: LanguageCode,
    options: { from: LanguageCode; markup: boolean },
  ): Promise<string>;
}

/** `text` is a verified translation, or exactly the source. For the outcomes see `translatedText` in the contracts. */
export interface ProtectedTranslation {
  text: string;
  outcome: TranslatedText['outcome'];
  /** The service that translated it; null where none did, or where there was no word to translate. */
  service: ServiceKind | null;
}

interface Task extends MaskedText {
  from: LanguageCode;
  to: LanguageCode;
  names: Names;
}

type CallService = (text: string, markup: boolean) => Promise<string>;

/** A service did not answer; the next one is tried. */
class ServiceUnavailable extends Error {}

function isVerified({ from, to, names, spans }: Task, masked: string, translation: string): boolean {
  if (addsName(masked, translation, names)) return false;
  const [source, text] = [unmaskSource(masked, spans), unmaskTranslation(translation, spans, to, from)];
  return from === sourceLanguage
    ? isFaithful(source, text, to, names)
    : isFaithfulBack(source, text, from, names);
}

/** Translates a masked text into a masked text; null where no form of tokens gives a verified translation. */
async function translateMasked(
  task: Task,
  masked: string,
  forms: readonly TokenForm[],
  callService: CallService,
): Promise<string | null> {
  for (const form of forms) {
    const answer = await callService(encodeTokens(masked, task.spans, form), tokenSyntaxes[form].markup);
    const translation = decodeTokens(normalizeSigns(answer, masked, task.to), masked, task.spans, form);
    if (
      translation !== null &&
      haveSameSentences(masked, translation) &&
      isVerified(task, masked, translation)
    )
      return translation;
  }
  return null;
}

/** What stands behind a translated sentence: Chinese has no space between sentences, and English has one. */
function gapIn({ from, to }: Task, sentence: string, gap: string): string {
  if (to === 'zh' && gap === ' ' && /[。！？]$/.test(sentence)) return '';
  return from === 'zh' && gap === '' ? ' ' : gap;
}

/** Translates sentence by sentence, so that no token can move to another sentence. */
async function translateBySentence(
  task: Task,
  masked: string,
  forms: readonly TokenForm[],
  callService: CallService,
): Promise<string | null> {
  const sentences = sentencesOf(masked);
  if (sentences.length < 2) return null;
  let translation = '';
  for (const { text, gap } of sentences) {
    const sentence = hasWords(text) ? await translateMasked(task, text, forms, callService) : text;
    if (sentence === null) return null;
    translation += sentence + gapIn(task, sentence, gap);
  }
  const text = translation.trimEnd();
  return haveSameSentences(masked, text) && isVerified(task, masked, text) ? text : null;
}

/** An empty name would match everywhere. */
const withoutEmptyNames = ({ terms, brands }: Names): Names => ({
  terms: terms.filter((name) => name.trim() !== ''),
  brands: brands.filter((name) => name.trim() !== ''),
});

/** The first text that is sent to a service for a translation; null where there is no word to translate. */
export function firstRequest(source: string, names: Names, form: TokenForm): string | null {
  const { masked, spans } = mask(source.trim(), withoutEmptyNames(names));
  return hasWords(masked) ? encodeTokens(masked, spans, form) : null;
}

interface Direction {
  from: LanguageCode;
  to: LanguageCode;
}

/**
 * Translates an English text without altering a protected term, a number, a placeholder or a tag. Every answer is
 * verified; if it fails, the text is sent again with other tokens, then sentence by sentence, then to the next machine.
 * @param machines in the order in which they are called; after one that throws the next is called at once
 */
export const translateProtected = (
  source: string,
  to: LanguageCode,
  names: Names,
  machines: readonly MachineTranslator[],
): Promise<ProtectedTranslation> => translateBetween(source, { from: sourceLanguage, to }, names, machines);

/** Translates a text back into English in the same way. */
export const translateBackProtected = (
  text: string,
  from: LanguageCode,
  names: Names,
  machines: readonly MachineTranslator[],
): Promise<ProtectedTranslation> => translateBetween(text, { from, to: sourceLanguage }, names, machines);

async function translateBetween(
  source: string,
  { from, to }: Direction,
  names: Names,
  machines: readonly MachineTranslator[],
): Promise<ProtectedTranslation> {
  const untouched = (outcome: ProtectedTranslation['outcome']): ProtectedTranslation => ({
    text: source,
    outcome,
    service: null,
  });
  const [, before = '', core = '', behind = ''] = /^(\s*)(.*?)(\s*)$/s.exec(source)!;
  if (from === to || core === '') return untouched('source');
  const task: Task = { ...mask(core, withoutEmptyNames(names)), from, to, names: withoutEmptyNames(names) };
  if (!hasWords(task.masked)) return untouched('translated');
  let hasAnswered = false;
  for (const machine of machines) {
    const callService: CallService = async (text, markup) => {
      try {
        const answer = await machine.translate(text, to, { from, markup });
        hasAnswered = true;
        return answer;
      } catch (cause) {
        throw new ServiceUnavailable('The service did not answer.', { cause });
      }
    };
    const forms = orderForms(machine.forms, from === sourceLanguage ? to : from);
    try {
      const translation =
        (await translateMasked(task, task.masked, forms, callService)) ??
        (await translateBySentence(task, task.masked, forms, callService));
      if (translation === null) continue;
      const text = before + unmaskTranslation(translation, task.spans, to, from) + behind;
      return { text, outcome: 'translated', service: machine.name };
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
    }
  }
  return untouched(hasAnswered ? 'needs_human' : 'source');
}
