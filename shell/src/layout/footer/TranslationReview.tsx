import { sourceLanguage } from '@lens/contracts/languages';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { useLanguage } from '../../i18n/language-choice';

/** A day without a time is the same day everywhere. */
const written = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Whether somebody who speaks the page's language has read its translation, said in that language. */
export function TranslationReview() {
  const { t } = useTranslation('navigation');
  const { current } = useLanguage();
  const { languages } = useSettings();
  if (current === sourceLanguage) return null;
  const { reviewed } = languages[current];
  return (
    <p>
      {reviewed
        ? t('footer.reviewed', { name: reviewed.by, date: written(reviewed.on, current) })
        : t('footer.draft')}
    </p>
  );
}
