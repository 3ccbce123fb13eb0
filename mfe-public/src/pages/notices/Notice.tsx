import { directionOf } from '@lens/contracts/languages';
import type { NoticeName } from '@lens/contracts/notices';
import { formatDay } from '@lens/platform/format-date';
import { useTranslation } from '@lens/platform/i18n';
import type { ShownNotice } from './load';
import { Taglines } from './Taglines';
import styles from './Notice.module.css';

/** Where a draft sends its reader, by the host and path that the reader sees. */
const linkOf: Partial<Record<NoticeName, string>> = {
  openPayments: 'openpaymentsdata.cms.gov',
  goodFaithEstimate: 'www.cms.gov/nosurprises',
  nonDiscrimination: 'www.hhs.gov/ocr/complaints',
};

/** One notice: since when it applies, and the practice's words or our draft, which says that it is one. */
export function Notice({ name, since, words }: ShownNotice) {
  const { t, i18n } = useTranslation('common');
  const date = formatDay(new Date(`${since}T12:00:00Z`), i18n.language);
  return (
    <>
      <p className={styles.since}>
        {t('notices.since', { date })}
        {words === null && <span className={styles.draft}>{t('notices.draft')}</span>}
      </p>
      {words === null ? (
        <Draft name={name} />
      ) : (
        words.text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} lang={words.lng} dir={directionOf(words.lng)} className={styles.words}>
            {paragraph}
          </p>
        ))
      )}
      {name === 'languageAssistance' && <Taglines />}
    </>
  );
}

function Draft({ name }: { name: NoticeName }) {
  const { t } = useTranslation('common');
  const link = linkOf[name];
  return (
    <p>
      {t(`notices.${name}.text`)}
      {link && (
        <>
          {' '}
          <a href={`https://${link}`} rel="noreferrer">
            <bdi dir="ltr">{link}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
