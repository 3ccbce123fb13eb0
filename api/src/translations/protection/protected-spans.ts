import { namesOf, type Names } from '@lens/contracts/translation-checks/finding';
import { phone } from '@lens/contracts/translation-checks/phones';
import { wholeTermPattern } from '@lens/contracts/translation-checks/terms';
import { placeholder, tag } from '@lens/contracts/translation-checks/tokens';
import { findFigures, measure } from './figures.js';

/** A part of a text that no service may change. A figure gets the separators of the language, all else stays as it is. */
export interface ProtectedSpan {
  kind: 'name' | 'figure' | 'placeholder' | 'tag';
  text: string;
  start: number;
  end: number;
  /** Whether a letter or digit is next to it without a space, as in `<b>now</b>`. */
  touches: { before: boolean; after: boolean };
}

type Span = Omit<ProtectedSpan, 'touches'>;

const letterBefore = /[\p{L}\p{N}]$/u;
const letterAfter = /^[\p{L}\p{N}]/u;

/** With the currency sign before it and the unit behind it: `${{price}}`, `{{rate}}%`. */
const variable = new RegExp(`[$€£]?${placeholder.source}${measure}?|\\$t\\([^)]*\\)|\\{[a-z]\\w*\\}`, 'giu');
/** Without the punctuation that ends the sentence. */
const address = /[\w.+-]+@[\w-]+\.[\w.-]*\w|https?:\/\/[!-~]*[\w/]/g;
/** Text that looks like a token of any form, an XML entity, or a slot. */
const lookalike =
  /\[\s*x[\s\d]*x?\s*\]|(?<![\p{Script=Latin}\d])x{1,2}\s?\d+\s?x{1,2}(?![\p{Script=Latin}\d])|xx\d+xx|&#?\w+;|<\s*\/?\s*x\b[^<>]*>|[\u{f0000}-\u{ffffd}]/giu;

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

export const addressesIn = (text: string): string[] => findAll(text, address);
export const lookalikesIn = (text: string): string[] => findAll(text, lookalike);
/** Addresses and lookalikes belong to no language, and their full stops must not be taken for the ends of sentences. */
export const maskAddressesAndLookalikes = (text: string): string =>
  text.replace(address, '{{address}}').replace(lookalike, '{{sign}}');

function findSpans(text: string, names: Names): Span[] {
  const spans = (kind: ProtectedSpan['kind'], matches: Iterable<RegExpExecArray>) =>
    [...matches].map(({ 0: match, index }) => ({
      kind,
      text: match,
      start: index,
      end: index + match.length,
    }));
  return [
    ...namesOf(names).flatMap((name) => spans('name', text.matchAll(wholeTermPattern(name)))),
    ...[address, lookalike, phone].flatMap((pattern) => spans('name', text.matchAll(pattern))),
    ...spans('placeholder', text.matchAll(variable)),
    ...spans('tag', text.matchAll(tag)),
    ...spans('figure', findFigures(text)),
  ];
}

/** Of two overlapping spans: a figure has the kind of the other one; otherwise the longer span decides. */
function kindOf(one: Span, other: Span): Span['kind'] {
  if (one.kind === 'figure' || other.kind === 'figure') return one.kind === 'figure' ? other.kind : one.kind;
  return one.text.length >= other.text.length ? one.kind : other.kind;
}

function mergeSpans(one: Span, other: Span, text: string): Span {
  const [start, end] = [one.start, Math.max(one.end, other.end)];
  return { kind: kindOf(one, other), text: text.slice(start, end), start, end };
}

/** All protected spans of a text in order; overlapping ones are merged. */
export function protectedSpans(text: string, names: Names): ProtectedSpan[] {
  const sorted = findSpans(text, names).sort((one, other) => one.start - other.start || other.end - one.end);
  const spans: Span[] = [];
  for (const span of sorted) {
    const last = spans.at(-1);
    if (!last || span.start >= last.end) spans.push(span);
    else spans[spans.length - 1] = mergeSpans(last, span, text);
  }
  return spans.map((span) => {
    const before = letterBefore.test(text.slice(span.start - 1, span.start));
    return { ...span, touches: { before, after: letterAfter.test(text.slice(span.end)) } };
  });
}
