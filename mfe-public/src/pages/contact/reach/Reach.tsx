import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { MailIcon, MapPinIcon, PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useHydrated } from '../../../hydration/use-hydrated';
import { mapAddress } from './map-address';
import styles from './Reach.module.css';

/** Phone, email and address of the practice. */
export function Reach() {
  const { t } = useTranslation('common');
  const { practice, mainPhone, emergencyPhone, email, address } = useSettings();
  const map = mapAddress(practice, address, useHydrated() ? navigator.userAgent : '');
  return (
    <section className={styles.reach} aria-labelledby="reach-title">
      <h2 id="reach-title">{t('contact.details.title')}</h2>
      <ul>
        <li>
          <PhoneIcon />
          <div>
            <PhoneLink number={mainPhone} label={t('actions.call')} className={styles.phone} />
            <p>{t(mainPhone === emergencyPhone ? 'contact.details.both' : 'contact.details.phone')}</p>
          </div>
        </li>
        <li>
          <MailIcon />
          <div>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
            <p>{t('contact.details.reply')}</p>
          </div>
        </li>
        <li>
          <MapPinIcon />
          <address>
            <a href={map.href} rel="noreferrer" aria-describedby="reach-map">
              <bdi className={styles.name}>{practice}</bdi>
              <br />
              <bdi dir="ltr">{address.street}</bdi>
              <br />
              <bdi dir="ltr">
                {address.city}, {address.region} {address.postalCode}
              </bdi>
            </a>
            <p id="reach-map">{t(map.opens === 'app' ? 'contact.details.map' : 'contact.details.mapPage')}</p>
          </address>
        </li>
      </ul>
    </section>
  );
}
