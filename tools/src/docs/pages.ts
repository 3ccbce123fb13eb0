import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';

export interface DocsPage {
  /** Relative to the root of the repository. */
  file: string;
  text: string;
}

/** Reads every page of docs/, and the README of the root, of infra and of bench. */
export function readPages(): DocsPage[] {
  const inDocs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  return ['README.md', 'infra/README.md', 'bench/README.md', ...inDocs].map((file) => ({
    file,
    text: readFileSync(inRoot(file), 'utf8'),
  }));
}

const withoutCode = (text: string): string => text.replace(/^ *```[^]*?^ *```/gm, '').replace(/`[^`]*`/g, '');

/** Links to pages, pictures and other files of the repository. */
export const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1]!)
    .filter((target) => !/^[a-z]+:/.test(target));

/** The anchors that GitHub gives to the headings of a page. */
export const anchorsOf = (text: string): string[] =>
  [...text.replace(/^ *```[^]*?^ *```/gm, '').matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1]!));

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

/** Paths of source files and folders that a page names in backquotes. */
export const codePathsOf = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w-]+|packages\/[\w-]+)\/(?:src|test)\/[\w./-]+)`/g)].map((match) => match[1]!);
