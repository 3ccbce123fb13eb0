import { sourceLanguage } from '@lens/contracts/languages';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { writtenDay } from '@lens/platform/written-dates';
import { useLanguage } from '../../i18n/language-choice';

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
        ? t('footer.reviewed', { name: reviewed.by, date: writtenDay(new Date(reviewed.on), current) })
        : t('footer.draft')}
    </p>
  );
}
