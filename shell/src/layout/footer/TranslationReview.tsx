import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { formatDay } from '@lens/platform/format-date';
import { useLanguage } from '../../i18n/language-choice';
import { useHasMachineText } from '../../i18n/live/shown-machine-text';
import { pageSigners } from '../../i18n/page-signers';

/** Says in the page's language who translated and reviewed it, or that nobody has reviewed it. */
export function TranslationReview() {
  const { t, i18n } = useTranslation('navigation');
  const { current, copy, hasStaffTexts, addressIn } = useLanguage();
  const hasMachineText = useHasMachineText();
  if (current === sourceLanguage) return null;
  if (hasMachineText) return <p>{t('footer.machine')}</p>;
  const signers = pageSigners(i18n, current, copy);
  if (!signers)
    return (
      <p>
        {t('footer.draft')}{' '}
        <a href={addressIn(sourceLanguage)} hrefLang={sourceLanguage}>
          {t('footer.readEnglish')}
        </a>
      </p>
    );
  const variables = {
    name: joinNames(signers.names, current),
    date: formatDay(new Date(signers.on), current),
  };
  return <p>{t(hasStaffTexts ? 'footer.reviewedInPart' : 'footer.reviewed', variables)}</p>;
}

const joinNames = (names: string[], language: LanguageCode): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
