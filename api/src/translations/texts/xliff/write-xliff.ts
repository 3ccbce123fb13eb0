import type { TextState } from '@lens/contracts/desk';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { inlineOf } from './inline-elements.js';
import type { Note } from './notes.js';
import { stateAttributes } from './state-attributes.js';
import { attributes, escapeText } from './xml.js';

/** One text as it leaves. */
export interface Unit {
  key: string;
  source: string;
  /** Null where the language has none. */
  target: string | null;
  state: TextState;
  notes: Note[];
  /** What nobody translates. */
  names: string[];
}

function unitOf({ key, source, target, state, notes, names }: Unit): string[] {
  const { approved, target: ofTarget } = stateAttributes[state];
  return [
    `      <trans-unit${attributes({ id: key, approved, 'xml:space': 'preserve' })}>`,
    `        <source>${inlineOf(source, source, names)}</source>`,
    ...(target === null
      ? []
      : [`        <target${attributes({ ...ofTarget })}>${inlineOf(target, source, names)}</target>`]),
    ...notes.map(({ text, from }) => `        <note${attributes({ from })}>${escapeText(text)}</note>`),
    '      </trans-unit>',
  ];
}

/** XLIFF 1.2 of one namespace in one language. */
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
    ...units.flatMap(unitOf),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
