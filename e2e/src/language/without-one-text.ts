import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { updateManifest } from './eleven-languages.ts';

/** Removes one text, `forms:consultation.send`, from the Spanish of a built remote. */
export function withoutOneText(folder: string): void {
  const file = path.join(folder, 'locales', 'es', 'forms.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { consultation: Record<string, unknown> };
  const { send: _send, ...consultation } = texts.consultation;
  for (const stale of ['.br', '.gz']) rmSync(`${file}${stale}`, { force: true });
  writeFileSync(file, JSON.stringify({ ...texts, consultation }));
  updateManifest(folder);
}
