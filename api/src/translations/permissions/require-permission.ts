import { isPermitted, type DeskTask } from '@lens/contracts/desk-permissions';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { ApiError } from '../../common/errors/api-error.js';
import type { Staff } from '../../common/staff.js';

/** @throws ApiError 403 `forbidden` for editors, `language_not_permitted` naming the first language that is missing */
export function requirePermission(staff: Staff, task: DeskTask, languages: Iterable<LanguageCode>): void {
  if (staff.role === 'editor') throw new ApiError('forbidden');
  const missing = [...languages].find((language) => !isPermitted(staff, task, language));
  if (missing)
    throw new ApiError('language_not_permitted', { placeholders: { language: languageOf(missing).name } });
}
