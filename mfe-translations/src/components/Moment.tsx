import { useSettings } from '@lens/platform/host';

/** `Nov 21, 2026, 1:34 PM`, by the practice's clocks. @param at ISO time */
export function Moment({ at }: { at: string }) {
  const { timeZone } = useSettings();
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return <time dateTime={at}>{written.format(new Date(at))}</time>;
}
