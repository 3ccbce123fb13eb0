import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { StartScript } from '../../composition/page-state';

interface ShellManifest {
  scripts: string[];
  styles: string[];
  fonts: Partial<Record<LanguageCode, string>>;
  pageFonts: Partial<Record<LanguageCode, Record<string, string>>>;
  files: Record<string, string>;
}

/** A style sheet by its address and its hash. */
export interface FontSheet {
  href: string;
  integrity: string;
}

export interface InlineStyle {
  /** The file's name, by which a chunk loader sees that it is there already. */
  name: string;
  css: string;
}

/** The built shell as pages need it. */
export interface ShellBuild {
  /** Changes with every build of the shell. */
  id: string;
  boot: string;
  scripts: StartScript[];
  styles: InlineStyle[];
  /** Hashes of scripts and style sheets that are not part of every page, by path. */
  laterFiles: Record<string, string>;
  /** Addresses of the style sheets with a script's faces. */
  fonts: Partial<Record<LanguageCode, string>>;
  /** The sheet that stands in place of these in a page, by the path of its route, while it opens. */
  pageFont: (lng: LanguageCode, path: string | undefined) => FontSheet | null;
  /** The host of these sheets where it is not our own, as a source of the content policy. */
  fontHost: string | null;
}

const address = (name: string) => `/shell/${name}`;

/** @param fontHost another origin under which `/shell/` answers too, for the sheets with a script's faces */
export function readShellBuild(distFolder: string, fontHost: URL | null): ShellBuild {
  const read = (...names: string[]) => readFileSync(path.join(distFolder, ...names), 'utf8');
  const manifest = JSON.parse(read('shell.json')) as ShellManifest;
  const { scripts, styles, files, pageFonts } = manifest;
  const ofPages = Object.values(pageFonts).flatMap((sheets) => Object.values(sheets));
  const elsewhere = new Set([...scripts, ...styles, ...ofPages]);
  const later = Object.keys(files).filter((name) => /\.(js|css)$/.test(name) && !elsewhere.has(name));
  const hashOf = (name: string): string => {
    const hash = files[name];
    if (!hash) throw new Error(`shell.json has no hash of ${name}.`);
    return hash;
  };
  const fontAddress = (name: string) => (fontHost ? new URL(address(name), fontHost).href : address(name));
  return {
    id: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    boot: read('boot', 'boot.js').trim(),
    scripts: scripts.map((name) => ({ src: address(name), integrity: hashOf(name) })),
    styles: styles.map((name) => ({ name, css: read('client', name) })),
    laterFiles: Object.fromEntries(later.map((name) => [address(name), hashOf(name)])),
    fonts: Object.fromEntries(
      Object.entries(manifest.fonts).map(([code, name]) => [code, fontAddress(name)]),
    ),
    pageFont(lng, route) {
      const name = route === undefined ? undefined : pageFonts[lng]?.[route];
      return name ? { href: fontAddress(name), integrity: hashOf(name) } : null;
    },
    fontHost: fontHost?.origin ?? null,
  };
}
