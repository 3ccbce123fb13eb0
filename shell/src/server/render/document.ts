import { directionOf } from '@lens/contracts/languages';
import { rootElementId, scriptsElementId, stateElementId, type StartScript } from '../../page/page-state';
import type { SerializedState } from '../../page/serialized-remote';
import { pseudoDirection } from '../../page/pseudo-locale';
import { directionMetaName, fontLinkId, rtlBodyClass } from '../../i18n/document-language';
import type { DocumentHead, HeadTag } from '../../head/tags';
import type { FontSheet, InlineStyle, ShellBuild } from './shell-build';

interface DocumentParts {
  state: SerializedState;
  html: string;
  /** What stands above everything that React renders. */
  banner?: string;
  head: DocumentHead;
  shell: ShellBuild;
  styles: InlineStyle[];
  scripts: StartScript[];
  importMap: string | null;
  /** A font sheet of this page's own, if it has one. */
  pageFont: FontSheet | null;
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON without characters that an HTML parser could take for markup. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll(String.fromCharCode(0x2028), '\\u2028')
    .replaceAll(String.fromCharCode(0x2029), '\\u2029');

function writeTag(tag: HeadTag): string {
  if (tag.name === 'script') return `<script type="application/ld+json">${escapeJson(tag.data)}</script>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return `<${tag.name} ${attributes.join(' ')}>`;
}

/** Joined style sheets in one element, whose common prefix of names is stored separately. */
function writeStyle({ names, css }: InlineStyle): string {
  const [first = '', ...others] = names;
  let length = others.length > 0 ? first.length : 0;
  while (others.some((name) => !name.startsWith(first.slice(0, length)))) length -= 1;
  const prefix = length > 0 ? ` data-prefix="${first.slice(0, length)}"` : '';
  return `<style${prefix} data-href="${names.map((name) => name.slice(length)).join(' ')}">${css}</style>`;
}

/**
 * Writes the document of a page. Styles are inline. To not delay the first paint, scripts are only listed, as data; the
 * one inline script starts them.
 */
export function writeDocument({
  state,
  html,
  head,
  shell,
  styles,
  banner = '',
  scripts,
  importMap,
  pageFont,
}: DocumentParts): string {
  const direction = state.pseudo ? pseudoDirection(state.pseudo) : directionOf(state.lng);
  const font = shell.fontSheets.sheets[state.lng];
  // A page may have a sheet of its own; `data-sheet` is that of the language in any case.
  const sheet = pageFont ?? {
    href: font,
    integrity: font && shell.fontSheets.files[new URL(font, state.publicUrl).pathname],
  };
  const lines = [
    '<!doctype html>',
    `<html lang="${state.pseudo ?? state.lng}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    `<meta name="${directionMetaName}" content="${direction}">`,
    `<meta name="composition" content="${state.composition.id}">`,
    '<meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#071a27" media="(prefers-color-scheme: dark)">',
    ...head.tags.map(writeTag),
    '<link rel="icon" href="/static/favicon.svg">',
    // Delays the first paint until the menu is complete, which would otherwise shift.
    state.rendered ? '<link rel="expect" href="#main" blocking="render">' : '',
    ...styles.map(writeStyle),
    font
      ? `<link id="${fontLinkId}" rel="stylesheet" href="${sheet.href}" data-sheet="${font}" integrity="${sheet.integrity ?? ''}" crossorigin>`
      : '',
    importMap === null ? '' : `<script type="importmap">${importMap}</script>`,
    '</head>',
    `<body${direction === 'rtl' ? ` class="${rtlBodyClass}"` : ''}>`,
    banner,
    `<div id="${rootElementId}">${html}</div>`,
    `<script type="application/json" id="${stateElementId}">${escapeJson(state)}</script>`,
    `<script type="application/json" id="${scriptsElementId}"${state.rendered ? '' : ' data-eager'}>${escapeJson(scripts)}</script>`,
    `<script>${shell.boot}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter((line) => line !== '').join('\n');
}
