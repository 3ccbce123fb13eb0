import type { ModuleEvent, ShownVerdict, SiteModule } from '@lens/contracts/modules';
import { pluralize } from '@lens/platform/pluralize';
import type { Tone } from '@lens/ui/office/Badge';

/** What somebody did, as a sentence without its end: `mara made 2.0.0 live for everybody`. */
export function describeEvent({ by, action, version, percent }: ModuleEvent): string {
  const who = by ?? 'Somebody';
  switch (action) {
    case 'activate':
      return `${who} made ${version} live for everybody`;
    case 'start-roll-out':
      return `${who} gave ${version} to ${percent}% of the visitors`;
    case 'change-share':
      return `${who} changed the share of ${version} to ${percent}% of the visitors`;
    case 'end-roll-out':
      return `${who} ended the roll-out of ${version}`;
    case 'rollback':
      return `${who} went back from ${version} to the version before`;
    case 'withdraw':
      return `${who} withdrew ${version}`;
    case 'deactivate':
      return `${who} took the module out of the site`;
    case 'stop-roll-out':
      return `The site took ${version} back by itself: it failed more often than the stable version`;
  }
}

export const describeCheck = (check: ShownVerdict | null): string => {
  if (!check) return 'Not checked';
  const result = check.passed ? 'Passed' : pluralize(check.problems.length, 'problem');
  return check.is_current ? result : `${result}, with what was live then`;
};

/** The state of a module in a word. */
export function stateOf({ version, roll_out }: SiteModule): [tone: Tone, text: string] {
  if (version === null) return ['plain', 'Not part of the site'];
  return roll_out ? ['waiting', `Roll-out at ${roll_out.percent}%`] : ['good', 'Live for everybody'];
}

/** `1.25%`; nothing without a visit. */
export const formatRate = ({ visits, failures }: { visits: number; failures: number }): string =>
  visits === 0
    ? '–'
    : new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 }).format(failures / visits);
