import { namesOf, type Names } from '@lens/contracts/translation-checks/finding';
import { phone } from '@lens/contracts/translation-checks/phones';
import { whole } from '@lens/contracts/translation-checks/terms';
import { placeholder, tag } from '@lens/contracts/translation-checks/tokens';
import { figuresIn, measure } from './figures.js';

/** A piece of a text that comes back as it was; a figure with the marks of the language. */
export interface ProtectedSpan {
  kind: 'name' | 'figure' | 'placeholder' | 'tag';
  text: string;
  start: number;
  end: number;
  /** Whether a letter or digit stands at it without a space, as in `<b>now</b>`. */
  touches: { before: boolean; after: boolean };
}

type Found = Omit<ProtectedSpan, 'touches'>;

const letterBefore = /[\p{L}\p{N}]$/u;
const letterAfter = /^[\p{L}\p{N}]/u;

/** With what stands before it and behind it in signs: `${{price}}`, `{{rate}}%`. */
const variable = new RegExp(`[$€£]?${placeholder.source}${measure}?|\\$t\\([^)]*\\)|\\{[a-z]\\w*\\}`, 'giu');
/** Without what ends the sentence. */
const address = /[\w.+-]+@[\w-]+\.[\w.-]*\w|https?:\/\/[!-~]*[\w/]/g;
/** What a token looks like in any form, an entity, and the characters that stand for pieces here. */
const lookalike =
  /\[\s*x[\s\d]*x?\s*\]|(?<![\p{Script=Latin}\d])x{1,2}\s?\d+\s?x{1,2}(?![\p{Script=Latin}\d])|xx\d+xx|&#?\w+;|<\s*\/?\s*x\b[^<>]*>|[\u{f0000}-\u{ffffd}]/giu;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

export const addressesIn = (text: string): string[] => found(text, address);
export const lookalikesIn = (text: string): string[] => found(text, lookalike);
/** A text with a placeholder for each of both, which are in no language, and whose signs end no sentence. */
export const withoutBoth = (text: string): string =>
  text.replace(address, '{{address}}').replace(lookalike, '{{sign}}');

function everySpan(text: string, names: Names): Found[] {
  const spans = (kind: ProtectedSpan['kind'], matches: Iterable<RegExpExecArray>) =>
    [...matches].map(({ 0: match, index }) => ({
      kind,
      text: match,
      start: index,
      end: index + match.length,
    }));
  return [
    ...namesOf(names).flatMap((name) => spans('name', text.matchAll(whole(name)))),
    ...[address, lookalike, phone].flatMap((pattern) => spans('name', text.matchAll(pattern))),
    ...spans('placeholder', text.matchAll(variable)),
    ...spans('tag', text.matchAll(tag)),
    ...spans('figure', figuresIn(text)),
  ];
}

/** A figure within something else is a part of that, else the longer piece says what both are. */
function kindOf(one: Found, other: Found): Found['kind'] {
  if (one.kind === 'figure' || other.kind === 'figure') return one.kind === 'figure' ? other.kind : one.kind;
  return one.text.length >= other.text.length ? one.kind : other.kind;
}

function joined(one: Found, other: Found, text: string): Found {
  const [start, end] = [one.start, Math.max(one.end, other.end)];
  return { kind: kindOf(one, other), text: text.slice(start, end), start, end };
}

/** What no service may alter, from the first to the last; pieces that overlap are one. */
export function protectedSpans(text: string, names: Names): ProtectedSpan[] {
  const sorted = everySpan(text, names).sort((one, other) => one.start - other.start || other.end - one.end);
  const spans: Found[] = [];
  for (const span of sorted) {
    const last = spans.at(-1);
    if (!last || span.start >= last.end) spans.push(span);
    else spans[spans.length - 1] = joined(last, span, text);
  }
  return spans.map((span) => {
    const before = letterBefore.test(text.slice(span.start - 1, span.start));
    return { ...span, touches: { before, after: letterAfter.test(text.slice(span.end)) } };
  });
}
