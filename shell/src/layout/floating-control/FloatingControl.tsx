import { memo } from 'react';
import { Link, useLocation } from '@lens/platform/router';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { CalendarIcon, PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useOffers } from '../header/offers';
import { useClosed } from './use-closed';
import styles from './FloatingControl.module.css';

/**
 * The call button that stays at the top right; on phones a bar within the thumb's reach, with the consultation beside it.
 * While the desk is closed it dials the line that is answered at every hour, and says so on phones; the header of a
 * wide window has room for its short words only.
 */
export const FloatingControl = memo(function FloatingControl() {
  const { t } = useTranslation('navigation');
  const { callNowPhone, emergencyPhone } = useSettings();
  const isClosed = useClosed();
  const offers = useOffers();
  const { pathname, search } = useLocation();
  // Whoever is on the page of the form is led to the form itself.
  const isAtForm = pathname === '/contact' && !new URLSearchParams(search).has('sent');
  return (
    <aside aria-label={t('contact.quick')} className={styles.control}>
      <PhoneLink
        number={isClosed ? emergencyPhone : callNowPhone}
        label={t('contact.call')}
        icon={<PhoneIcon />}
        className={styles.call}
      >
        {isClosed ? <span className={styles.line}>{t('contact.emergency')}</span> : null}
        <span className={isClosed ? styles.desk : undefined}>{t('contact.callNow')}</span>
      </PhoneLink>
      {offers('/contact') ? (
        <Link to={isAtForm ? '/contact#request' : '/contact'} className={styles.schedule}>
          <CalendarIcon />
          {t('contact.schedule')}
        </Link>
      ) : null}
    </aside>
  );
});
