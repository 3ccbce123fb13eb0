import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Faces, StartScript } from '../../page/page-state';

interface ShellManifest {
  scripts: string[];
  styles: string[];
  fonts: Partial<Record<LanguageCode, string>>;
  scriptStyles: Partial<Record<LanguageCode, string>>;
  pageFonts: Partial<Record<LanguageCode, Record<string, string>>>;
  firstFaces: Partial<Record<LanguageCode, { inline: string[]; linked: string[] }>>;
  files: Record<string, string>;
}

/** A style sheet by its address and its hash. */
export interface FontSheet {
  href: string;
  integrity: string;
}

/** Style sheets that stand in the page, one after the other in one element. */
export interface InlineStyle {
  /** Their files' names, by which a chunk loader sees that they are there already. */
  names: string[];
  css: string;
}

/** The built shell as pages need it. */
export interface ShellBuild {
  /** Changes with every build of the shell. */
  id: string;
  boot: string;
  scripts: StartScript[];
  styles: InlineStyle[];
  /** Hashes of scripts that are not part of every page, by path. */
  laterFiles: Record<string, string>;
  /** The sheets with a script's faces. */
  faces: Faces;
  /** What the list of them says, and where: the address changes with it. */
  facesList: { address: string; text: string };
  /** What the script of a language changes of the tokens: a style sheet of its own in its pages. */
  scriptStyle: (lng: LanguageCode) => InlineStyle[];
  /** The sheet that stands in place of these in a page, by the path of its route, while it opens. */
  pageFont: (lng: LanguageCode, path: string | undefined) => FontSheet | null;
  /** Addresses of the faces that a page in a language opens with. */
  firstFaces: (lng: LanguageCode) => string[];
  /** The host of these sheets where it is not our own, as a source of the content policy. */
  fontHost: string | null;
}

const contentId = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const address = (name: string) => `/shell/${name}`;

/** @param fontHost another origin under which `/shell/` answers too, for the sheets with a script's faces */
export function readShellBuild(distFolder: string, fontHost: URL | null): ShellBuild {
  const read = (...names: string[]) => readFileSync(path.join(distFolder, ...names), 'utf8');
  const manifest = JSON.parse(read('shell.json')) as ShellManifest;
  const { scripts, styles, files, pageFonts } = manifest;
  const ofPages = Object.values(pageFonts).flatMap((sheets) => Object.values(sheets));
  const ofScripts = Object.values(manifest.fonts);
  const elsewhere = new Set([...scripts, ...styles, ...ofPages, ...ofScripts]);
  const later = Object.keys(files).filter((name) => /\.(js|css)$/.test(name) && !elsewhere.has(name));
  const hashOf = (name: string): string => {
    const hash = files[name];
    if (!hash) throw new Error(`shell.json has no hash of ${name}.`);
    return hash;
  };
  const hashesOf = (names: string[]) =>
    Object.fromEntries(names.map((name) => [address(name), hashOf(name)]));
  const fontAddress = (name: string) => (fontHost ? new URL(address(name), fontHost).href : address(name));
  const faces: Faces = {
    sheets: Object.fromEntries(
      Object.entries(manifest.fonts).map(([code, name]) => [code, fontAddress(name)]),
    ),
    files: hashesOf(ofScripts),
  };
  const text = JSON.stringify(faces);
  return {
    id: contentId(JSON.stringify(manifest)),
    boot: read('boot', 'boot.js').trim(),
    scripts: scripts.map((name) => ({ src: address(name), integrity: hashOf(name) })),
    styles: styles.map((name) => ({ names: [name], css: read('client', name) })),
    laterFiles: hashesOf(later),
    faces,
    facesList: { address: address(`faces.${contentId(text)}.json`), text },
    scriptStyle(lng) {
      const css = manifest.scriptStyles[lng];
      return css ? [{ names: [`script.${lng}.css`], css }] : [];
    },
    pageFont(lng, route) {
      const name = route === undefined ? undefined : pageFonts[lng]?.[route];
      return name ? { href: fontAddress(name), integrity: hashOf(name) } : null;
    },
    firstFaces(lng) {
      const { inline = [], linked = [] } = manifest.firstFaces[lng] ?? {};
      return [...inline.map(address), ...linked.map(fontAddress)];
    },
    fontHost: fontHost?.origin ?? null,
  };
}
