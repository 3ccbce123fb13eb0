import type { TokenSyntax } from './token-syntax.js';

const quote = '["\'“”„«»]?';
const tokenElement = new RegExp(
  `<\\s*x\\s[^<>]*?id\\s*=\\s*${quote}\\s*(\\d+)\\s*${quote}[^<>]*?(?:/\\s*>|>([^<>]*)<\\s*/\\s*x\\s*>)`,
  'giu',
);

const entities = new Map(
  Object.entries({ lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'", amp: '&' }),
);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescape = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => entities.get(name.toLowerCase()) ?? entity);

/**
 * The element contains the protected text, so that the service knows what kind of word it is and where it belongs; what
 * the service returns inside is discarded. The element of a tag is empty, since a tag has nothing to read.
 */
export const element: TokenSyntax = {
  markup: true,
  escape,
  write: (number, { kind, text }) =>
    kind === 'tag' ? `<x id="${number}"/>` : `<x id="${number}">${escape(text)}</x>`,
  read(answer, slot) {
    const withoutTokens = answer.replace(tokenElement, (_element, number: string, content?: string) =>
      slot(Number(number), content && unescape(content)),
    );
    return /[<>]/.test(withoutTokens) ? null : unescape(withoutTokens);
  },
};
