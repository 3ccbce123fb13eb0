import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { OpeningHours } from '@lens/ui/hours/OpeningHours';
import styles from './Hours.module.css';

export function Hours() {
  const { t, i18n } = useTranslation('common');
  const { hours, emergencyPhone } = useSettings();
  return (
    <section className={styles.hours} aria-labelledby="hours-title">
      <h2 id="hours-title">{t('contact.hours.title')}</h2>
      <OpeningHours
        hours={hours}
        language={i18n.language}
        caption={t('contact.hours.title')}
        closed={t('contact.hours.closed')}
        formatRange={(from, to) => t('contact.hours.range', { from, to })}
      />
      <p>{t('contact.hours.emergency')}</p>
      <p>
        <PhoneLink number={emergencyPhone} label={t('contact.emergency.line')} />
      </p>
    </section>
  );
}
