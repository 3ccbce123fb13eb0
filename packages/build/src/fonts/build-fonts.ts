import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { layerOrder } from '../styles/layers.ts';
import { readDeclaration } from '../remote/declaration.ts';
import { cutFace, readFace, type Face, type FaceFile, type Format } from './face.ts';
import { charactersByPage } from './pages.ts';
import { planSlices, type Slices } from './plan.ts';
import { openingFaces, latinSheet, scriptSheets, type Sheet } from './sheets.ts';
import { charactersOf, readTexts } from './texts.ts';
import { styleSheet, type FaceSlice } from './style-sheet.ts';

export interface BuiltSheets {
  /** The sheet that is in every page. */
  inline: string;
  /** Rules for characters that no text has yet; the browser adds them once the page has started. */
  later: string;
  /** The sheets that are linked for one language. */
  linked: Partial<Record<LanguageCode, string>>;
  /** The tokens that a script changes, for the page itself: without them a browser would fetch Latin fonts first. */
  scripts: Partial<Record<LanguageCode, string>>;
  /** Sheets that replace those in `linked` on single pages, by the paths of their routes. */
  byPage: Partial<Record<LanguageCode, Record<string, string>>>;
  /** Files that each page of a language needs at once: from the inline sheet, and from the linked one. */
  first: Record<LanguageCode, { inline: string[]; linked: string[] }>;
}

const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A face of thousands of signs, of which a page shows a few. */
const isLarge = ({ numbered, own }: Face): boolean => Boolean(numbered ?? own);

/** Of an alphabet: the next one begins further off. */
const fewBetween = 16;

interface Kind {
  slices: keyof Slices;
  format: Format;
}

/** In the order of the sheet. */
const kinds: Kind[] = [
  { slices: 'later', format: 'woff' },
  { slices: 'first', format: 'woff2' },
];

/** Of each face that a language's pages open with, the slice that has most of its text. */
function openingFiles(slices: FaceSlice[], code: LanguageCode): string[] {
  const names = openingFaces(code);
  const largest = new Map<string, FaceSlice>();
  for (const slice of slices) {
    const { name } = slice.face;
    if (slice.format !== 'woff2' || !names.includes(name)) continue;
    if (slice.characters.length > (largest.get(name)?.characters.length ?? 0)) largest.set(name, slice);
  }
  return [...largest.values()].map(({ file }) => file);
}

/** What a script changes of the tokens: its faces, and its measures. */
function scriptRules(root: string, name: string): string {
  const filename = path.join(root, 'packages', 'ui', 'src', 'scripts', `${name}.css`);
  const code = Buffer.from(`@layer base{${readFileSync(filename, 'utf8')}}`);
  return `${transform({ filename, code, minify: true }).code.toString()}\n`;
}

/** The signs that pages in Chinese show as they open, by their routes' paths. */
const readSigns = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'fonts', 'signs-of-pages.json'), 'utf8')) as Record<
    string,
    string
  >;

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
export async function buildFonts(folder: string, output: string): Promise<BuiltSheets> {
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
    const pages = isLarge(face) ? texts.flatMap((own) => charactersByPage(routes, own)) : null;
    const files = await readFace(folder, face, cache);
    const plan = planSlices(
      files.map(({ characters }) => characters),
      { used, pages },
    );
    const written: FaceSlice[] = [];
    for (const { slices, format } of kinds)
      for (const [index, planned] of plan.entries())
        for (const characters of planned[slices]) {
          const slice = await cutFace(files[index]!.font, characters, format, cache);
          const file = await write(`${face.name}-${slices}`, format, slice);
          const named = slices === 'later' ? { spans: isLarge(face) ? Infinity : fewBetween, not: used } : {};
          written.push({ face, file, format, characters, ...named });
        }
    return written;
  };

  const slicesOf = async ({ languages, faces }: Sheet): Promise<FaceSlice[]> => {
    const slices: FaceSlice[] = [];
    for (const face of faces) slices.push(...(await writeFace(face, languages)));
    return slices;
  };

  /** What a page shows of a face in one file, and all the rest of it for what the page says later. */
  const writePages = async (name: string, face: Face, rules: string, slices: FaceSlice[]) => {
    const [{ font, characters }] = (await readFace(folder, face, cache)) as [FaceFile];
    const sheets: Record<string, string> = {};
    for (const [page, signs] of Object.entries(readSigns(folder))) {
      const shown = [...signs].filter((sign) => characters.has(sign));
      const file = await write(`${face.name}-page`, 'woff2', await cutFace(font, shown, 'woff2', cache));
      const own: FaceSlice = { face, file, format: 'woff2', characters: shown };
      sheets[page] = await write(`${name}-page`, 'css', rules + styleSheet([...slices, own]));
    }
    return sheets;
  };

  const latin = await slicesOf(latinSheet);
  // It is the first sheet in every page: layers are in the order in which they are named first.
  const rules = styleSheet(latin, latinSheet.standIns).split('\n');
  const isLater = (rule: string) => /-later\.[0-9a-f]+\./.test(rule);
  const inline = await write(
    latinSheet.name,
    'css',
    layerOrder + rules.filter((rule) => !isLater(rule)).join('\n'),
  );
  const later = rules.filter(isLater).join('');
  const first = Object.fromEntries(
    languages.map(({ code }) => [code, { inline: openingFiles(latin, code), linked: [] as string[] }]),
  ) as BuiltSheets['first'];
  const linked: BuiltSheets['linked'] = {};
  const scripts: BuiltSheets['scripts'] = {};
  const byPage: BuiltSheets['byPage'] = {};
  for (const sheet of scriptSheets) {
    const slices = await slicesOf(sheet);
    const rules = scriptRules(root, sheet.name);
    const file = await write(sheet.name, 'css', rules + styleSheet(slices, sheet.standIns));
    const ofPages = sheet.faces.find(({ own }) => own);
    for (const code of sheet.languages) {
      linked[code] = file;
      scripts[code] = rules.trim();
      first[code].linked = openingFiles(slices, code);
      if (ofPages) byPage[code] = await writePages(sheet.name, ofPages, rules, slices);
    }
  }
  return { inline, later, linked, scripts, byPage, first };
}
