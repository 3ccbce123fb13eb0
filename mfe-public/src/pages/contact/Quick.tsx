import { formatPhone } from '@lens/contracts/format-phone';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import styles from './Quick.module.css';

/** Links for visitors who want something other than the form. */
export function Quick() {
  const { t } = useTranslation('common');
  const { callNowPhone, emergencyPhone } = useSettings();
  return (
    <nav className={styles.quick} aria-label={t('contact.quick.title')}>
      <ul>
        <li>
          <a href={`tel:${callNowPhone}`}>
            <PhoneIcon />
            {t('actions.callNow')} <bdi dir="ltr">{formatPhone(callNowPhone)}</bdi>
          </a>
          <p>{t('contact.quick.desk')}</p>
          <p className={styles.closed}>
            {t('contact.quick.closed')}{' '}
            <PhoneLink number={emergencyPhone} label={t('contact.emergency.line')} />
          </p>
        </li>
        <li>
          <Link to="/procedures">
            {t('contact.quick.procedures')}
            <ArrowRightIcon />
          </Link>
        </li>
        <li>
          <Link to="/financing">
            {t('contact.quick.financing')}
            <ArrowRightIcon />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
