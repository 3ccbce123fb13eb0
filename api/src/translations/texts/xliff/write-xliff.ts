import type { TextState } from '@lens/contracts/desk';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { writeInline } from './inline-elements.js';
import type { Note } from './notes.js';
import { stateAttributes } from './state-attributes.js';
import { attributes, escapeText } from './xml.js';

/** One text of an exported file. */
export interface Unit {
  key: string;
  source: string;
  /** Null where there is no translation. */
  target: string | null;
  state: TextState;
  notes: Note[];
  /** Protected names in the text. */
  names: string[];
}

function writeUnit({ key, source, target, state, notes, names }: Unit): string[] {
  const { approved, target: ofTarget } = stateAttributes[state];
  return [
    `      <trans-unit${attributes({ id: key, approved, 'xml:space': 'preserve' })}>`,
    `        <source>${writeInline(source, source, names)}</source>`,
    ...(target === null
      ? []
      : [`        <target${attributes({ ...ofTarget })}>${writeInline(target, source, names)}</target>`]),
    ...notes.map(({ text, from }) => `        <note${attributes({ from })}>${escapeText(text)}</note>`),
    '      </trans-unit>',
  ];
}

/** Writes XLIFF 1.2 of one namespace in one language. */
export function writeXliff(language: LanguageCode, namespace: string, units: Unit[]): string {
  const file = {
    original: namespace,
    'source-language': sourceLanguage,
    'target-language': language,
    datatype: 'plaintext',
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    `  <file${attributes(file)}>`,
    '    <body>',
    ...units.flatMap(writeUnit),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
