import { statSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { inRoot } from '@lens/tools/product/folders';

/** One file of a font, as a style sheet lists it: some of the font's characters, in bytes. */
export interface Slice {
  family: string;
  file: string;
  size: number;
  has: (character: string) => boolean;
}

const rulePattern = /@font-face\{font-family:"([^"]+)".*?url\(\/shell\/([^)]+)\).*?unicode-range:([^}]+)\}/g;

function ranges(value: string): (character: string) => boolean {
  const pairs = value.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0)!;
    return pairs.some(([from, to]) => from <= code && code <= to);
  };
}

/** Every slice that a sheet names, the ones that win over others first. */
export const slicesIn = (sheet: string): Slice[] =>
  [...sheet.matchAll(rulePattern)]
    .map(([, family = '', file = '', value = '']) => ({
      family,
      file,
      size: statSync(inRoot('shell', 'dist', 'client', file)).size,
      has: ranges(value),
    }))
    .reverse();

/** The slices that a browser fetches to draw the whole text in each list of families. */
export function slicesFor(text: string, stacks: string[][], slices: Slice[]): Set<Slice> {
  const needed = new Set<Slice>();
  for (const character of new Set(text))
    for (const families of stacks) {
      const found = families.flatMap(
        (family) => slices.find((slice) => slice.family === family && slice.has(character)) ?? [],
      );
      if (found[0]) needed.add(found[0]);
    }
  return needed;
}

/** The text of a page as it opens: without scripts, styles and the language list, which is closed. */
export const textIn = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<a [^>]*hreflang="[^"]*"[^>]*>.*?<\/a>/gis, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** Text that a font other than ours draws, as `<family>: <text>`. Code uses the system's font on purpose. */
export async function textInOtherFonts(page: Page, browser: CDPSession): Promise<string[]> {
  await page.evaluate(() => {
    const [style] = document.styleSheets;
    style?.insertRule('* { content-visibility: visible !important }', style.cssRules.length);
  });
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  type Node = typeof root;
  const found: string[] = [];
  const visit = async (node: Node): Promise<void> => {
    const words = (node.children ?? [])
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue);
    if (words.join('').trim() !== '' && node.nodeName !== 'CODE') {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
      // Our fonts have no glyphs for direction marks: the system's font supplies them, and nobody sees them.
      const invisible = words.join('').match(/[\u2066-\u2069]/g)?.length ?? 0;
      for (const { familyName, isCustomFont, glyphCount } of fonts)
        if (!isCustomFont && glyphCount > invisible) found.push(`${familyName}: ${words.join('').trim()}`);
    }
    for (const child of node.children ?? []) await visit(child);
  };
  await visit(root);
  return found;
}
