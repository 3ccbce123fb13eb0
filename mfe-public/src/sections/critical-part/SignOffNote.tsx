import { useTranslation } from '@lens/platform/i18n';
import { useLocation } from '@lens/platform/router';
import styles from './SignOffNote.module.css';

interface SignOffNoteProps {
  /** Whether the part is shown in English for that reason. */
  isEnglish: boolean;
  /** The id of an element of the part. */
  at: string | undefined;
}

/** Says in the page's language that the translation of a part was not reviewed, with a link to it in English. */
export function SignOffNote({ isEnglish, at }: SignOffNoteProps) {
  const { t, i18n } = useTranslation('common');
  const { pathname } = useLocation();
  if (isEnglish)
    return (
      <p className={styles.note} lang={i18n.language} dir={i18n.dir()}>
        {t('signOff.english')}
      </p>
    );
  return (
    <p className={styles.note}>
      {t('signOff.unsigned')}{' '}
      <a href={at ? `${pathname}#${at}` : pathname} hrefLang="en">
        {t('signOff.read')}
      </a>
    </p>
  );
}
