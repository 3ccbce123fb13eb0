import type { Tokens } from './token-syntax.js';

const quote = '["\'“”„«»]?';
const written = new RegExp(
  `<\\s*x\\s[^<>]*?id\\s*=\\s*${quote}\\s*(\\d+)\\s*${quote}[^<>]*?(?:/\\s*>|>([^<>]*)<\\s*/\\s*x\\s*>)`,
  'giu',
);

const signs = new Map(
  Object.entries({ lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'", amp: '&' }),
);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescape = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => signs.get(name.toLowerCase()) ?? entity);

/**
 * The name stays readable, so that the service knows what kind of word it is and where it belongs; whatever comes back
 * inside is put aside. A tag has nothing to read and is empty.
 */
export const element: Tokens = {
  markup: true,
  escape,
  write: (number, { kind, text }) =>
    kind === 'tag' ? `<x id="${number}"/>` : `<x id="${number}">${escape(text)}</x>`,
  read(answer, slot) {
    const bare = answer.replace(written, (_element, number: string, content?: string) =>
      slot(Number(number), content && unescape(content)),
    );
    return /[<>]/.test(bare) ? null : unescape(bare);
  },
};
