import { formatDay } from '@lens/platform/format-date';
import { useSettings } from '@lens/platform/host';

/** `November 20, 2026`. @param at a day without a time, or ISO time, which is shown by the practice's clocks */
export function SignedDay({ at }: { at: string }) {
  const { timeZone } = useSettings();
  const isDay = !at.includes('T');
  return <time dateTime={at}>{formatDay(new Date(at), 'en', isDay ? 'UTC' : timeZone)}</time>;
}
