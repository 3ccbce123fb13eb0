import type { Page } from '@playwright/test';

/** What the specification has a page say. Words count in any case, and a dash is a dash. */
export interface PageFacts {
  /** Anywhere on the page. */
  says: string[];
  /** In one short piece of it, in any order. */
  together?: string[][];
  /** In one short piece of it, in this order. */
  rows?: string[][];
  /** An address, or how it begins where it ends in a colon. */
  links: { text?: string; href: string }[];
}

/** Reads a document's markup as somebody would and returns what is missing. Runs in a page of its own, scripts asleep. */
export function missingFrom(page: Page, html: string, facts: PageFacts): Promise<string[]> {
  return page.evaluate(
    ([markup, { says, together = [], rows = [], links }]) => {
      const inline = ['SPAN', 'BDI', 'B', 'STRONG', 'EM', 'A', 'SMALL', 'ABBR', 'TIME', 'MARK', 'SUP', 'SUB'];
      const silent = ['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG'];
      const plain = (text: string) =>
        text
          .replace(/[\u2010-\u2015\u2212]/g, '-')
          .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
          .replace(/\u2019/g, "'")
          .replace(/\s+/g, ' ')
          .trim()
          .toLowerCase();
      const raw = (node: Node): string => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
        if (!(node instanceof Element) || silent.includes(node.tagName.toUpperCase())) return '';
        const text = [...node.childNodes].map(raw).join('');
        return inline.includes(node.tagName) ? text : ` ${text} `;
      };
      const { body } = new DOMParser().parseFromString(markup, 'text/html');
      const textOf = (node: Node) => plain(raw(node));

      /** Where a piece stands in a text, and no part of a longer number; -1 where it does not. */
      const find = (text: string, piece: string, from = 0): number => {
        const wanted = plain(piece);
        for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
          const before = text.slice(Math.max(0, at - 2), at);
          const after = text.slice(at + wanted.length, at + wanted.length + 2);
          const partOfMore =
            (/^[\d+-]/.test(wanted) && /\d[.,]?$/.test(before)) ||
            (/\d$/.test(wanted) && /^(?:\d|[.,]\d)/.test(after));
          if (!partOfMore) return at;
        }
        return -1;
      };
      const inOrder = (text: string, pieces: string[]) => {
        let from = 0;
        return pieces.every((piece) => {
          const at = find(text, piece, from);
          from = at + plain(piece).length;
          return at >= 0;
        });
      };
      const whole = textOf(body);
      const pieces = [...body.querySelectorAll('main *')].map(textOf);
      const near = pieces.filter((text) => text.length <= 800);
      const linked = [...body.querySelectorAll('a[href]')].map((link) => ({
        href: link.getAttribute('href')!,
        text: textOf(link),
      }));
      return [
        ...says.filter((piece) => find(whole, piece) < 0),
        ...together
          .filter((set) => !near.some((text) => set.every((piece) => find(text, piece) >= 0)))
          .map((set) => `together: ${set.join(', ')}`),
        ...rows
          .filter((row) => !pieces.some((text) => text.length <= 2500 && inOrder(text, row)))
          .map((row) => `in this order: ${row.join(', ')}`),
        ...links
          .filter(
            ({ text = '', href }) =>
              !linked.some(
                (link) =>
                  // What a link asks of the page that it leads to is not where it leads.
                  (href.endsWith(':')
                    ? link.href.startsWith(href)
                    : [link.href, link.href.split('?')[0]].includes(href)) && link.text.includes(plain(text)),
              ),
          )
          .map(({ text = '', href }) => `link ${text} to ${href}`),
      ];
    },
    [html, facts] as const,
  );
}
