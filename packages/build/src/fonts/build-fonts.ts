import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { layerOrder } from '../styles/layers.ts';
import { readDeclaration } from '../remote/declaration.ts';
import { subsetCharacters, readFont, type Font, type FontFile, type FontFormat } from './font.ts';
import { charactersByPage } from './characters-by-page.ts';
import { planSlices, type Slices } from './plan.ts';
import { initialFonts, latinSheet, scriptSheets, type FontSheet } from './sheets.ts';
import { charactersOf, readTexts } from './texts.ts';
import { styleSheet, type FontSlice } from './style-sheet.ts';

export interface BuiltSheets {
  /** The style sheet that is inlined in every page. */
  inline: string;
  /** Rules for characters that no text uses yet; the browser adds them after the start of the page. */
  later: string;
  /** The style sheets that only pages in one language link. */
  linked: Partial<Record<LanguageCode, string>>;
  /** Rules for tokens that a script changes, inlined in the page, or a browser would load Latin fonts first. */
  scripts: Partial<Record<LanguageCode, string>>;
  /** Style sheets that replace those in `linked` on single pages, by the paths of their routes. */
  byPage: Partial<Record<LanguageCode, Record<string, string>>>;
  /** The files that every page in a language needs at once, from the inlined style sheet and from the linked one. */
  first: Record<LanguageCode, { inline: string[]; linked: string[] }>;
}

const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Whether a font has thousands of characters, of which a page shows only a few. */
const isLarge = ({ numbered, inShell }: Font): boolean => Boolean(numbered ?? inShell);

/** The gap that a range may span within an alphabet; the next alphabet is further away. */
const maxGap = 16;

interface Kind {
  slices: keyof Slices;
  format: FontFormat;
}

/** In the order of the style sheet. */
const kinds: Kind[] = [
  { slices: 'later', format: 'woff' },
  { slices: 'first', format: 'woff2' },
];

/** The largest slice of each font that pages in a language need at once. */
function findInitialFiles(slices: FontSlice[], code: LanguageCode): string[] {
  const names = initialFonts(code);
  const largest = new Map<string, FontSlice>();
  for (const slice of slices) {
    const { name } = slice.font;
    if (slice.format !== 'woff2' || !names.includes(name)) continue;
    if (slice.characters.length > (largest.get(name)?.characters.length ?? 0)) largest.set(name, slice);
  }
  return [...largest.values()].map(({ file }) => file);
}

/** The rules for tokens that a script changes: fonts and measures. */
function readScriptRules(root: string, name: string): string {
  const filename = path.join(root, 'packages', 'ui', 'src', 'scripts', `${name}.css`);
  const code = Buffer.from(`@layer base{${readFileSync(filename, 'utf8')}}`);
  return `${transform({ filename, code, minify: true }).code.toString()}\n`;
}

/** The characters that pages in Chinese show when they open, by the paths of their routes. */
const readPageCharacters = (folder: string) =>
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
 * Builds the fonts of the site from their packages: slices with the characters in use, slices with all others, and the
 * style sheets for them.
 * @param folder the shell's folder
 * @param output the folder for the files, whose names contain the hash of their content
 */
export async function buildFonts(folder: string, output: string): Promise<BuiltSheets> {
  const root = path.dirname(folder);
  const cache = path.join(root, 'node_modules', '.cache', 'lens-fonts');
  const routes = await readRoutes(root);
  await mkdir(output, { recursive: true });

  const write = async (name: string, extension: string, content: Buffer | string): Promise<string> => {
    const file = `${name}.${fingerprint(content)}.${extension}`;
    await writeFile(path.join(output, file), content);
    return file;
  };

  const writeFont = async (font: Font, languages: LanguageCode[]) => {
    const texts = languages.map((code) => readTexts(root, code));
    const used = charactersOf(texts.flatMap((textsInLanguage) => [...textsInLanguage.values()]));
    const pages = isLarge(font)
      ? texts.flatMap((textsInLanguage) => charactersByPage(routes, textsInLanguage))
      : null;
    const files = await readFont(folder, font, cache);
    const plan = planSlices(
      files.map(({ characters }) => characters),
      { used, pages },
    );
    const written: FontSlice[] = [];
    for (const { slices, format } of kinds)
      for (const [index, planned] of plan.entries())
        for (const characters of planned[slices]) {
          const slice = await subsetCharacters(files[index]!.content, characters, format, cache);
          const file = await write(`${font.name}-${slices}`, format, slice);
          const range =
            slices === 'later' ? { maxGap: isLarge(font) ? Infinity : maxGap, excluded: used } : {};
          written.push({ font, file, format, characters, ...range });
        }
    return written;
  };

  const writeSlices = async ({ languages, fonts }: FontSheet): Promise<FontSlice[]> => {
    const slices: FontSlice[] = [];
    for (const font of fonts) slices.push(...(await writeFont(font, languages)));
    return slices;
  };

  /** Writes a style sheet for each page, with one file for the characters it shows and the slices for all others. */
  const writePages = async (name: string, font: Font, rules: string, slices: FontSlice[]) => {
    const [{ content, characters }] = (await readFont(folder, font, cache)) as [FontFile];
    const sheets: Record<string, string> = {};
    for (const [page, text] of Object.entries(readPageCharacters(folder))) {
      const shown = [...text].filter((character) => characters.has(character));
      const subset = await subsetCharacters(content, shown, 'woff2', cache);
      const file = await write(`${font.name}-page`, 'woff2', subset);
      const pageSlice: FontSlice = { font, file, format: 'woff2', characters: shown };
      sheets[page] = await write(`${name}-page`, 'css', rules + styleSheet([...slices, pageSlice]));
    }
    return sheets;
  };

  const latin = await writeSlices(latinSheet);
  // This sheet comes first in every page, so it decides the order of the layers.
  const rules = styleSheet(latin, latinSheet.fallbacks).split('\n');
  const isLater = (rule: string) => /-later\.[0-9a-f]+\./.test(rule);
  const inline = await write(
    latinSheet.name,
    'css',
    layerOrder + rules.filter((rule) => !isLater(rule)).join('\n'),
  );
  const later = rules.filter(isLater).join('');
  const first = Object.fromEntries(
    languages.map(({ code }) => [code, { inline: findInitialFiles(latin, code), linked: [] as string[] }]),
  ) as BuiltSheets['first'];
  const linked: BuiltSheets['linked'] = {};
  const scripts: BuiltSheets['scripts'] = {};
  const byPage: BuiltSheets['byPage'] = {};
  for (const sheet of scriptSheets) {
    const slices = await writeSlices(sheet);
    const rules = readScriptRules(root, sheet.name);
    const file = await write(sheet.name, 'css', rules + styleSheet(slices, sheet.fallbacks));
    const shellFont = sheet.fonts.find(({ inShell }) => inShell);
    for (const code of sheet.languages) {
      linked[code] = file;
      scripts[code] = rules.trim();
      first[code].linked = findInitialFiles(slices, code);
      if (shellFont) byPage[code] = await writePages(sheet.name, shellFont, rules, slices);
    }
  }
  return { inline, later, linked, scripts, byPage, first };
}
