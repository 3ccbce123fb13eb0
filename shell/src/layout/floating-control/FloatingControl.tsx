import { memo } from 'react';
import { Link, useLocation } from '@lens/platform/router';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { CalendarIcon, PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useHasMenuEntry } from '../header/use-has-menu-entry';
import { useIsClosed } from './use-is-closed';
import styles from './FloatingControl.module.css';

/**
 * The call button at the top right; on phones a bar at the bottom, with a link to the contact page. While the practice
 * is closed, the bar calls the emergency line and names it. A wide window's header has no room for that name, so its
 * button always calls the "Call now" number.
 */
export const FloatingControl = memo(function FloatingControl() {
  const { t } = useTranslation('navigation');
  const { callNowPhone, emergencyPhone } = useSettings();
  const isClosed = useIsClosed();
  const hasMenuEntry = useHasMenuEntry();
  const { pathname, search } = useLocation();
  // On the contact page the link scrolls to the form and keeps what the query has prefilled.
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
      {hasMenuEntry('/contact') ? (
        <Link to={isAtForm ? `/contact${search}#request` : '/contact'} className={styles.schedule}>
          <CalendarIcon />
          {t('contact.schedule')}
        </Link>
      ) : null}
    </aside>
  );
});
