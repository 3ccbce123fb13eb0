import { formatDay } from '@lens/platform/format-date';
import { useTranslation } from '@lens/platform/i18n';

/** A day without a time, in the language of the page. */
export function Day({ day }: { day: string }) {
  const { i18n } = useTranslation();
  return <time dateTime={day}>{formatDay(new Date(day), i18n.language)}</time>;
}
