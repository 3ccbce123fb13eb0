import { sourceLanguage } from '@lens/contracts/languages';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { formatDay } from '@lens/platform/format-date';
import { useLanguage } from '../../i18n/language-choice';
import { useHasMachineText } from '../../i18n/live/shown-machine-text';

/** Says in the page's language whether its translation has been reviewed. */
export function TranslationReview() {
  const { t } = useTranslation('navigation');
  const { current, hasStaffTexts } = useLanguage();
  const { languages } = useSettings();
  const hasMachineText = useHasMachineText();
  if (current === sourceLanguage) return null;
  if (hasMachineText) return <p>{t('footer.machine')}</p>;
  const { reviewed } = languages[current];
  if (!reviewed) return <p>{t('footer.draft')}</p>;
  const variables = { name: reviewed.by, date: formatDay(new Date(reviewed.on), current) };
  return <p>{t(hasStaffTexts ? 'footer.reviewedInPart' : 'footer.reviewed', variables)}</p>;
}
