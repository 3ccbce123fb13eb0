import type { TextState } from '@lens/contracts/desk';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { attributes, escapeText } from '../../texts/xliff/xml.js';
import { writeSegment } from './segment.js';

/** Who saved a revision, and when: ISO 8601 in UTC. */
export interface Authorship {
  username: string;
  at: string;
}

/** A text of the site and its translation. */
export interface TmxText {
  namespace: string;
  key: string;
  state: TextState;
  source: string;
  text: string;
  /** Of the first revision that the desk has; absent for shipped texts. */
  created?: Authorship | undefined;
  /** Of the newest. */
  changed?: Authorship | undefined;
}

const header = {
  creationtool: 'Translation desk',
  creationtoolversion: '1',
  segtype: 'block',
  'o-tmf': 'i18next JSON',
  adminlang: sourceLanguage,
  srclang: sourceLanguage,
  datatype: 'plaintext',
};

/** `2026-11-27T15:43:08.120Z` → `20261127T154308Z` */
const formatDate = (at: string | undefined): string | undefined =>
  at?.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const writeProperty = (type: string, value: string): string =>
  `      <prop${attributes({ type })}>${escapeText(value)}</prop>`;

function writeUnit(
  language: LanguageCode,
  { namespace, key, state, source, text, created, changed }: TmxText,
): string[] {
  const written = {
    'xml:lang': language,
    creationdate: formatDate(created?.at),
    creationid: created?.username,
    changedate: formatDate(changed?.at),
    changeid: changed?.username,
  };
  return [
    '    <tu>',
    writeProperty('x-namespace', namespace),
    writeProperty('x-key', key),
    writeProperty('x-state', state),
    `      <tuv${attributes({ 'xml:lang': sourceLanguage })}><seg>${writeSegment(source, source)}</seg></tuv>`,
    `      <tuv${attributes(written)}><seg>${writeSegment(text, source)}</seg></tuv>`,
    '    </tu>',
  ];
}

/** Writes TMX 1.4. Without a DOCTYPE, so that no reader fetches anything. */
export const writeTmx = (language: LanguageCode, texts: TmxText[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    `  <header${attributes(header)}/>`,
    '  <body>',
    ...texts.flatMap((text) => writeUnit(language, text)),
    '  </body>',
    '</tmx>',
    '',
  ].join('\n');
