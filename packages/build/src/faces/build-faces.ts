import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import { readDeclaration } from '../remote/declaration.ts';
import { cutFace, readFace, type Face, type Format } from './face.ts';
import { charactersByPage } from './pages.ts';
import { planSlices, type Slices } from './plan.ts';
import { latinSheet, scriptSheets, type Sheet } from './sheets.ts';
import { charactersOf, readTexts } from './texts.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';

export interface BuiltSheets {
  /** The sheet that stands in every page. */
  inline: string;
  /** The sheets that are linked for one language. */
  linked: Partial<Record<LanguageCode, string>>;
}

const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

const weightOf = ({ weight }: Face): string =>
  typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;

interface Kind {
  slices: keyof Slices;
  format: Format;
}

/**
 * In the order of the sheet: where rules name the same characters, browsers take the later one. So what is seldom needed
 * in a face of thousands can be named by the shortest of ranges.
 */
const kinds: Kind[] = [
  { slices: 'later', format: 'woff' },
  { slices: 'first', format: 'woff2' },
];

const rule = (face: Face, { slices, format }: Kind, file: string, characters: string[]): string => {
  const range = slices === 'later' && face.numbered ? unicodeSpan : unicodeRange;
  return [
    '@font-face{',
    `font-family:"${face.family}";`,
    `font-weight:${weightOf(face)};`,
    'font-display:optional;',
    `src:url(/shell/${file})format("${format}");`,
    `unicode-range:${range(characters)}`,
    '}',
  ].join('');
};

/** The public pages of all remotes of the repository. */
async function readRoutes(root: string) {
  const remotes = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src', 'remote.ts')));
  const declarations = await Promise.all(remotes.map((name) => readDeclaration(path.join(root, name))));
  return declarations.flatMap(({ routes }) => routes);
}

/**
 * Makes the faces of the site out of their packages: slices of the text in use, slices of all else, and style sheets that
 * name them.
 * @param folder of the shell
 * @param output where the files go, with their content's hash in their names
 */
export async function buildFaces(folder: string, output: string): Promise<BuiltSheets> {
  const root = path.dirname(folder);
  const cache = path.join(root, 'node_modules', '.cache', 'lens-faces');
  const routes = await readRoutes(root);
  await mkdir(output, { recursive: true });

  const write = async (name: string, extension: string, content: Buffer | string): Promise<string> => {
    const file = `${name}.${fingerprint(content)}.${extension}`;
    await writeFile(path.join(output, file), content);
    return file;
  };

  const writeFace = async (face: Face, languages: LanguageCode[]) => {
    const texts = languages.map((code) => readTexts(root, code));
    const used = charactersOf(texts.flatMap((own) => [...own.values()]));
    const pages = face.numbered ? texts.flatMap((own) => charactersByPage(routes, own)) : null;
    const files = await readFace(folder, face, cache);
    const plan = planSlices(
      files.map(({ characters }) => characters),
      { used, pages },
    );
    const rules: string[] = [];
    for (const kind of kinds)
      for (const [index, slices] of plan.entries())
        for (const characters of slices[kind.slices]) {
          const slice = await cutFace(files[index]!.font, characters, kind.format, cache);
          const file = await write(`${face.name}-${kind.slices}`, kind.format, slice);
          rules.push(rule(face, kind, file, characters));
        }
    return rules;
  };

  const writeSheet = async ({ name, languages, faces }: Sheet): Promise<string> => {
    const rules: string[] = [];
    for (const face of faces) rules.push(...(await writeFace(face, languages)));
    return write(name, 'css', rules.join('\n'));
  };

  const linked: BuiltSheets['linked'] = {};
  for (const sheet of scriptSheets) {
    const file = await writeSheet(sheet);
    for (const code of sheet.languages) linked[code] = file;
  }
  return { inline: await writeSheet(latinSheet), linked };
}
