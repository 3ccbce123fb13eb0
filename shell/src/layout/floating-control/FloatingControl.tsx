import { memo } from 'react';
import { Link } from '@lens/platform/router';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { CalendarIcon, PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useOffers } from '../header/offers';
import { TranslationBadge } from '../translation-badge/TranslationBadge';
import styles from './FloatingControl.module.css';

/** The call button that stays at the top right; on phones a bar within the thumb's reach, with the consultation beside it. */
export const FloatingControl = memo(function FloatingControl() {
  const { t } = useTranslation('navigation');
  const { callNowPhone } = useSettings();
  const offers = useOffers();
  return (
    <aside aria-label={t('contact.quick')} className={styles.control}>
      <PhoneLink number={callNowPhone} label={t('contact.call')} icon={<PhoneIcon />} className={styles.call}>
        {t('contact.callNow')}
      </PhoneLink>
      {offers('/contact') ? (
        <Link to="/contact" className={styles.schedule}>
          <CalendarIcon />
          {t('contact.schedule')}
        </Link>
      ) : null}
      <TranslationBadge />
    </aside>
  );
});
