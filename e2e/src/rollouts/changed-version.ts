import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copy } from '../copy.ts';

export const newTitle = 'About us, anew';

/** Changes a text of the About page, so that one can see which version is there. */
export function changeTitle(folder: string): void {
  const file = path.join(folder, 'locales', 'en', 'common.json');
  const texts = readFileSync(file, 'utf8');
  const title = JSON.stringify(copy('en', 'common:menu.about'));
  writeFileSync(file, texts.replaceAll(`"about": ${title}`, `"about": ${JSON.stringify(newTitle)}`));
  for (const twin of ['br', 'gz']) rmSync(`${file}.${twin}`, { force: true });
}

/** The version of the public pages that a page is of. */
export const versionIn = (html: string): string | undefined =>
  /\/remotes\/mfe-public\/([^/"]+)\//.exec(html)?.[1];
