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
 * While the desk is closed the bar dials the line that is answered at every hour, and names it; a wide window's header has
 * no room for that name, and keeps the number that its words promise.
 */
export const FloatingControl = memo(function FloatingControl() {
  const { t } = useTranslation('navigation');
  const { callNowPhone, emergencyPhone } = useSettings();
  const isClosed = useClosed();
  const offers = useOffers();
  const { pathname, search } = useLocation();
  // Whoever is on the page of the form is led to the form itself, as they have it.
  const isAtForm = pathname === '/contact' && !new URLSearchParams(search).has('sent');
  return (
    <aside aria-label={t('contact.quick')} className={styles.control}>
      {isClosed ? (
        <PhoneLink
          number={emergencyPhone}
          label={t('contact.call')}
          icon={<PhoneIcon />}
          className={`${styles.call} ${styles.narrow}`}
        >
          {t('contact.emergency')}
        </PhoneLink>
      ) : null}
      <PhoneLink
        number={callNowPhone}
        label={t('contact.call')}
        icon={<PhoneIcon />}
        className={isClosed ? `${styles.call} ${styles.wide}` : styles.call}
      >
        {t('contact.callNow')}
      </PhoneLink>
      {offers('/contact') ? (
        <Link to={isAtForm ? `/contact${search}#request` : '/contact'} className={styles.schedule}>
          <CalendarIcon />
          {t('contact.schedule')}
        </Link>
      ) : null}
    </aside>
  );
});
