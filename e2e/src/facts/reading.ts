import type { Page } from '@playwright/test';

/** The facts that a page must contain. Letter case and the kind of dash do not matter. */
export interface PageFacts {
  /** Texts anywhere on the page. */
  says: string[];
  /** Texts within one short element, in any order. */
  together?: string[][];
  /** Texts within one short element, in this order. */
  rows?: string[][];
  /** Links by their address; one that ends in a colon is the beginning of an address. */
  links: { text?: string; href: string }[];
}

/** Returns the facts that a document's visible text and links lack. It parses the markup without running its scripts. */
export function missingFrom(page: Page, html: string, facts: PageFacts): Promise<string[]> {
  return page.evaluate(
    ([markup, { says, together = [], rows = [], links }]) => {
      const inlineTags = [
        'SPAN',
        'BDI',
        'B',
        'STRONG',
        'EM',
        'A',
        'SMALL',
        'ABBR',
        'TIME',
        'MARK',
        'SUP',
        'SUB',
      ];
      const ignoredTags = ['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG'];
      const normalize = (text: string) =>
        text
          .replace(/[\u2010-\u2015\u2212]/g, '-')
          .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
          .replace(/\u2019/g, "'")
          .replace(/\s+/g, ' ')
          .trim()
          .toLowerCase();
      const rawText = (node: Node): string => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
        if (!(node instanceof Element) || ignoredTags.includes(node.tagName.toUpperCase())) return '';
        const text = [...node.childNodes].map(rawText).join('');
        return inlineTags.includes(node.tagName) ? text : ` ${text} `;
      };
      const { body } = new DOMParser().parseFromString(markup, 'text/html');
      const textOf = (node: Node) => normalize(rawText(node));

      /** The position of a piece in a text where it is not part of a longer number, or -1. */
      const find = (text: string, piece: string, from = 0): number => {
        const sought = normalize(piece);
        for (let at = text.indexOf(sought, from); at >= 0; at = text.indexOf(sought, at + 1)) {
          const before = text.slice(Math.max(0, at - 2), at);
          const after = text.slice(at + sought.length, at + sought.length + 2);
          const isPartOfNumber =
            (/^[\d+-]/.test(sought) && /\d[.,]?$/.test(before)) ||
            (/\d$/.test(sought) && /^(?:\d|[.,]\d)/.test(after));
          if (!isPartOfNumber) return at;
        }
        return -1;
      };
      const inOrder = (text: string, pieces: string[]) => {
        let from = 0;
        return pieces.every((piece) => {
          const at = find(text, piece, from);
          from = at + normalize(piece).length;
          return at >= 0;
        });
      };
      const whole = textOf(body);
      const pieces = [...body.querySelectorAll('main *')].map(textOf);
      const shortPieces = pieces.filter((text) => text.length <= 800);
      const pageLinks = [...body.querySelectorAll('a[href]')].map((link) => ({
        href: link.getAttribute('href')!,
        text: textOf(link),
      }));
      return [
        ...says.filter((piece) => find(whole, piece) < 0),
        ...together
          .filter((set) => !shortPieces.some((text) => set.every((piece) => find(text, piece) >= 0)))
          .map((set) => `together: ${set.join(', ')}`),
        ...rows
          .filter((row) => !pieces.some((text) => text.length <= 2500 && inOrder(text, row)))
          .map((row) => `in this order: ${row.join(', ')}`),
        ...links
          .filter(
            ({ text = '', href }) =>
              !pageLinks.some(
                (link) =>
                  // The query of a link does not count.
                  (href.endsWith(':')
                    ? link.href.startsWith(href)
                    : [link.href, link.href.split('?')[0]].includes(href)) &&
                  link.text.includes(normalize(text)),
              ),
          )
          .map(({ text = '', href }) => `link ${text} to ${href}`),
      ];
    },
    [html, facts] as const,
  );
}
