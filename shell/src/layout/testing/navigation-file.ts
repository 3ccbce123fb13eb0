import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';

export const navigationFile = (language: LanguageCode) =>
  JSON.parse(
    readFileSync(path.resolve(__dirname, `../../../locales/${language}/navigation.json`), 'utf8'),
  ) as Record<string, unknown>;
