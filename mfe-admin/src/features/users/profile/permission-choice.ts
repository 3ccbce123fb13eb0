import { deskTasks, type DeskPermissions, type DeskTask } from '@lens/contracts/desk-permissions';
import { languages, sourceLanguage } from '@lens/contracts/languages';

export type TargetLanguage = DeskPermissions['translate'][number];

export const targetCodes = languages
  .map(({ code }) => code)
  .filter((code): code is TargetLanguage => code !== sourceLanguage);

/** Languages in the order of the site, so that equal permissions are equal values. */
const inOrder = (codes: readonly TargetLanguage[]): TargetLanguage[] =>
  targetCodes.filter((code) => codes.includes(code));

export const orderPermissions = ({ translate, review, publish }: DeskPermissions): DeskPermissions => ({
  translate: inOrder(translate),
  review: inOrder(review),
  publish: inOrder(publish),
});

interface PermissionChange {
  tasks: readonly DeskTask[];
  codes: readonly TargetLanguage[];
  on: boolean;
}

/** Gives or takes each of the tasks in each of the languages. */
export function setPermissions(
  before: DeskPermissions,
  { tasks, codes, on }: PermissionChange,
): DeskPermissions {
  const after = { ...before };
  for (const task of tasks)
    after[task] = inOrder(
      on ? [...before[task], ...codes] : before[task].filter((code) => !codes.includes(code)),
    );
  return after;
}

/** `Translate 10, review 2, publish none`. */
export const summarizePermissions = (permissions: DeskPermissions): string => {
  const parts = deskTasks.map((task) => `${task} ${permissions[task].length || 'none'}`).join(', ');
  return `${parts[0]!.toUpperCase()}${parts.slice(1)}`;
};
