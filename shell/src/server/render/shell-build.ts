import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { FontSheets, StartScript } from '../../page/page-state';

interface ShellManifest {
  scripts: string[];
  forTraces: string[];
  forRollouts: string[];
  forSeveralRemotes: string[];
  styles: string[];
  fonts: Partial<Record<LanguageCode, string>>;
  scriptStyles: Partial<Record<LanguageCode, string>>;
  pageFonts: Partial<Record<LanguageCode, Record<string, string>>>;
  firstFonts: Partial<Record<LanguageCode, { inline: string[]; linked: string[] }>>;
  files: Record<string, string>;
}

/** A style sheet with fonts. */
export interface FontSheet {
  href: string;
  integrity: string;
}

/** Style sheets that are inlined in one element. */
export interface InlineStyle {
  /** The names of their files, by which chunk loaders find that they are loaded. */
  names: string[];
  css: string;
}

/** The build of the shell, as pages need it. */
export interface ShellBuild {
  /** Changes with every build of the shell. */
  id: string;
  boot: string;
  scripts: StartScript[];
  /** After those, where visitors are traced; none elsewhere. */
  forTraces: StartScript[];
  /** Before those, while something is rolled out. */
  forRollouts: StartScript[];
  /** Before those, where pages of several remotes can be opened. */
  forSeveralRemotes: StartScript[];
  styles: InlineStyle[];
  /** Hashes of scripts that pages load later, by path. */
  laterFiles: Record<string, string>;
  /** The font sheets of all scripts. */
  fontSheets: FontSheets;
  /** The list of these sheets, whose address changes with it. */
  fontList: { address: string; text: string };
  /** The design tokens that the script of a language changes, inlined in its pages. */
  scriptStyle: (lng: LanguageCode) => InlineStyle[];
  /** The font sheet that a page has in place of the language's, by the path of its route. */
  pageFont: (lng: LanguageCode, path: string | undefined) => FontSheet | null;
  /** Addresses of the fonts that every page in a language needs at once. */
  firstFonts: (lng: LanguageCode) => string[];
  /** The origin of these sheets if it is not our own, for the content policy. */
  fontHost: string | null;
}

const contentId = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const address = (name: string) => `/shell/${name}`;

/**
 * @param fontHost another origin that answers for `/shell/` too, for font sheets
 * @param isTraced whether visitors are
 */
export function readShellBuild(distFolder: string, fontHost: URL | null, isTraced = false): ShellBuild {
  const read = (...names: string[]) => readFileSync(path.join(distFolder, ...names), 'utf8');
  const manifest = JSON.parse(read('shell.json')) as ShellManifest;
  const { scripts, forTraces, forRollouts, forSeveralRemotes, styles, files, pageFonts } = manifest;
  const pageSheets = Object.values(pageFonts).flatMap((sheets) => Object.values(sheets));
  const scriptSheets = Object.values(manifest.fonts);
  const loadedOtherwise = new Set([
    ...scripts,
    ...forTraces,
    ...forRollouts,
    ...forSeveralRemotes,
    ...styles,
    ...pageSheets,
    ...scriptSheets,
  ]);
  const later = Object.keys(files).filter((name) => /\.(js|css)$/.test(name) && !loadedOtherwise.has(name));
  const hashOf = (name: string): string => {
    const hash = files[name];
    if (!hash) throw new Error(`shell.json has no hash of ${name}.`);
    return hash;
  };
  const toScript = (name: string): StartScript => ({ src: address(name), integrity: hashOf(name) });
  const hashesOf = (names: string[]) =>
    Object.fromEntries(names.map((name) => [address(name), hashOf(name)]));
  const fontAddress = (name: string) => (fontHost ? new URL(address(name), fontHost).href : address(name));
  const fontSheets: FontSheets = {
    sheets: Object.fromEntries(
      Object.entries(manifest.fonts).map(([code, name]) => [code, fontAddress(name)]),
    ),
    files: hashesOf(scriptSheets),
  };
  const text = JSON.stringify(fontSheets);
  return {
    id: contentId(JSON.stringify(manifest)),
    boot: read('boot', 'boot.js').trim(),
    scripts: scripts.map(toScript),
    forTraces: isTraced ? forTraces.map(toScript) : [],
    forRollouts: forRollouts.map(toScript),
    forSeveralRemotes: forSeveralRemotes.map(toScript),
    styles: styles.map((name) => ({ names: [name], css: read('client', name) })),
    laterFiles: hashesOf(later),
    fontSheets,
    fontList: { address: address(`fonts.${contentId(text)}.json`), text },
    scriptStyle(lng) {
      const css = manifest.scriptStyles[lng];
      return css ? [{ names: [`script.${lng}.css`], css }] : [];
    },
    pageFont(lng, route) {
      const name = route === undefined ? undefined : pageFonts[lng]?.[route];
      return name ? { href: fontAddress(name), integrity: hashOf(name) } : null;
    },
    firstFonts(lng) {
      const { inline = [], linked = [] } = manifest.firstFonts[lng] ?? {};
      return [...inline.map(address), ...linked.map(fontAddress)];
    },
    fontHost: fontHost?.origin ?? null,
  };
}
