import type { ModuleAction, SiteModule } from '@lens/contracts/modules';
import { isTried } from '@lens/contracts/tried-version';

/** What somebody is about to do; the share of a roll-out is chosen in the dialog. */
export interface Intent {
  action: ModuleAction['action'];
  version: string;
}

/** The module that this page belongs to. */
const backOffice = 'mfe-admin';

export const needsKeys = ({ action }: Intent): boolean => action !== 'withdraw';

/** Whether a version would reach visitors that the gate has not tried with what is live now; a reason is then required. */
export const isUntried = ({ versions, roll_out }: SiteModule, { action, version }: Intent): boolean =>
  (action === 'activate' || action === 'roll-out') &&
  version !== roll_out?.version &&
  versions.some((one) => one.version === version && !isTried(one.check));

export const shares = [1, 5, 10, 25, 50, 75, 90];

/** The next greater share of a roll-out, and a small one for a version that begins. */
export function proposedShare({ roll_out }: SiteModule, { version }: Intent): number {
  const current = roll_out?.version === version ? roll_out.percent : 0;
  return shares.find((share) => share > Math.max(current, 5)) ?? 90;
}

/** Titles are questions; buttons are verbs. */
export function wordingOf({ name, before, roll_out }: SiteModule, { action, version }: Intent) {
  switch (action) {
    case 'activate':
      return { title: `Make ${name} ${version} live?`, button: 'Make live', done: `${version} is live.` };
    case 'roll-out':
      return roll_out
        ? { title: `Change the share of ${version}?`, button: 'Change share', done: 'The share has changed.' }
        : {
            title: `Roll out ${name} ${version}?`,
            button: 'Start roll-out',
            done: 'The roll-out has started.',
          };
    case 'rollback':
      return {
        title: `Go back to ${before ?? 'the version before'}?`,
        button: 'Go back',
        done: `${before} is live.`,
      };
    case 'withdraw':
      return roll_out?.version === version
        ? {
            title: `End the roll-out of ${version}?`,
            button: 'End roll-out',
            done: 'The roll-out has ended.',
          }
        : { title: `Withdraw ${version}?`, button: 'Withdraw', done: `${version} was withdrawn.` };
    case 'deactivate':
      return {
        title: `Take ${name} out of the site?`,
        button: 'Take out',
        done: `${name} has left the site.`,
      };
  }
}

const leaves =
  'All pages of this module and its menu entries leave the site at once. Whoever opens one of their addresses reads that there is no such page.';
const isLockedOut = 'This page belongs to the module: only the command brings it back.';
const open = 'A page that is open stays as it is until it is loaded again.';

/** What patients will see. */
export function consequenceOf(module: SiteModule, { action, version }: Intent, percent: number): string[] {
  const { name, version: stable, before, roll_out } = module;
  const isCandidate = roll_out?.version === version;
  switch (action) {
    case 'activate':
      return [
        `Every visitor gets ${version} with the next page.`,
        ...(roll_out && !isCandidate ? [`The roll-out of ${roll_out.version} ends.`] : []),
        open,
      ];
    case 'roll-out':
      return [
        `${percent} of 100 visitors get ${version}, and the others keep ${stable}. Who has it keeps it while the share grows.`,
        'If it fails more often than it may, and more often than the stable version, the site takes it back by itself.',
      ];
    case 'rollback':
      return [`Every visitor gets ${before} again with the next page.`, open];
    case 'withdraw':
      if (isCandidate)
        return [`Every visitor gets ${stable} with the next page, and nobody gets ${version}.`, open];
      if (before) return [`Every visitor gets ${before} again with the next page.`, open];
      return [leaves, ...(name === backOffice ? [isLockedOut] : []), open];
    case 'deactivate':
      return [leaves, name === backOffice ? isLockedOut : 'Any published version brings it back.'];
  }
}

/** The command that tries a version in all stages. */
export const checkCommandOf = ({ name }: SiteModule, { version }: Intent): string =>
  `npm run remote -w @lens/build -- check ${version} --remote ${name}`;

/** The command that does the same where the keys are. */
export function commandOf({ name }: SiteModule, { action, version }: Intent, percent: number): string {
  const command = {
    activate: `activate ${version}`,
    'roll-out': `activate ${version} --percent ${percent}`,
    rollback: 'rollback',
    withdraw: `withdraw ${version}`,
    deactivate: 'deactivate',
  }[action];
  return `npm run remote -w @lens/build -- ${command} --remote ${name}`;
}
