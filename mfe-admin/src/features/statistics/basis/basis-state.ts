import { basisState, type BasisState } from '@lens/contracts/claim-basis';
import { dayInZone } from '@lens/contracts/practice-time';
import type { Basis } from '@lens/contracts/statistics';
import { useSettings } from '@lens/platform/host';
import type { Tone } from '@lens/ui/office/Badge';
import { useNow } from '../../../components/time-ago/use-now';

const tones: Record<BasisState, Tone> = { current: 'good', stale: 'waiting', none: 'bad' };
const number = new Intl.NumberFormat('en');
/** Short, since it stands in a column. */
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const countsOf = ({ numerator, denominator }: Basis): string => {
  if (denominator === null) return number.format(numerator ?? 0);
  return numerator === null
    ? `of ${number.format(denominator)}`
    : `${number.format(numerator)} of ${number.format(denominator)}`;
};

function describeBasis(basis: Basis | null, state: BasisState): string {
  if (!basis) return 'No basis';
  const end = day.format(new Date(basis.to));
  return state === 'stale' ? `Basis out of date: ${end}` : `${countsOf(basis)}, until ${end}`;
}

/** What staff see of a basis at a glance: its counts, or that it is missing or older than a year. */
export function useBasisState(basis: Basis | null) {
  const { timeZone } = useSettings();
  const now = useNow();
  const state = basisState(basis, dayInZone(now, timeZone));
  return { state, tone: tones[state], text: describeBasis(basis, state) };
}
