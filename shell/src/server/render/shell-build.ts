import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Faces, StartScript } from '../../composition/page-state';

interface ShellManifest {
  scripts: string[];
  styles: string[];
  fonts: Partial<Record<LanguageCode, string>>;
  files: Record<string, string>;
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
  /** The sheets with a script's faces, which are not part of every page. */
  faces: Faces;
  /** What the list of them says, and where: the address changes with it. */
  facesList: { address: string; text: string };
  /** The host of these sheets where it is not our own, as a source of the content policy. */
  fontHost: string | null;
}

const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const address = (name: string) => `/shell/${name}`;

/** @param fontHost another origin under which `/shell/` answers too, for the sheets with a script's faces */
export function readShellBuild(distFolder: string, fontHost: URL | null): ShellBuild {
  const read = (...names: string[]) => readFileSync(path.join(distFolder, ...names), 'utf8');
  const manifest = JSON.parse(read('shell.json')) as ShellManifest;
  const { scripts, styles, files } = manifest;
  const later = Object.keys(files).filter(
    (name) => /\.(js|css)$/.test(name) && ![...scripts, ...styles].includes(name),
  );
  const hashOf = (name: string): string => {
    const hash = files[name];
    if (!hash) throw new Error(`shell.json has no hash of ${name}.`);
    return hash;
  };
  const sheets = Object.entries(manifest.fonts).map(([code, name]) => [
    code,
    fontHost ? new URL(address(name), fontHost).href : address(name),
  ]);
  const faces: Faces = {
    sheets: Object.fromEntries(sheets),
    files: Object.fromEntries(later.map((name) => [address(name), hashOf(name)])),
  };
  const text = JSON.stringify(faces);
  return {
    id: idOf(JSON.stringify(manifest)),
    boot: read('boot', 'boot.js').trim(),
    scripts: scripts.map((name) => ({ src: address(name), integrity: hashOf(name) })),
    styles: styles.map((name) => ({ name, css: read('client', name) })),
    faces,
    facesList: { address: address(`faces.${idOf(text)}.json`), text },
    fontHost: fontHost?.origin ?? null,
  };
}
