import { z } from 'zod';
import type { Role } from './access.js';
import { languageCode } from './language-code.js';
import type { LanguageCode } from './languages.js';

/** What staff do with texts in a language. English is not translated, so no permission names it. */
export const deskTasks = ['translate', 'review', 'publish'] as const;
export type DeskTask = (typeof deskTasks)[number];

const targetLanguages = z.array(languageCode.exclude(['en'])).max(10);

/** For each task, the languages in which a translator may do it. Administrators may do all, editors none of them. */
export const deskPermissions = z.strictObject({
  translate: targetLanguages,
  review: targetLanguages,
  publish: targetLanguages,
});
export type DeskPermissions = z.infer<typeof deskPermissions>;

export const noPermissions: DeskPermissions = { translate: [], review: [], publish: [] };

/** `GET /api/translations/permissions`: what the caller may do now. */
export const ownPermissions = deskPermissions.extend({
  /** Whether the account has the name and the qualification that the sign-off of a critical text needs. */
  can_sign: z.boolean(),
});
export type OwnPermissions = z.infer<typeof ownPermissions>;

/** Whether a person may do a task in a language. */
export function isPermitted(
  { role, permissions }: { role: Role; permissions: DeskPermissions },
  task: DeskTask,
  language: LanguageCode,
): boolean {
  if (role === 'admin') return true;
  return role === 'translator' && permissions[task].some((code) => code === language);
}
