import { memo, useEffect, useRef } from 'react';
import { useNavigation, useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { layOutWhenIdle } from '@lens/platform/lay-out-when-idle';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { OpeningHours } from '@lens/ui/hours/OpeningHours';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useMenuLabels } from '../header/use-menu-labels';
import { TranslationBadge } from '../translation-badge/TranslationBadge';
import { FooterNewsletter } from './FooterNewsletter';
import { TranslationReview } from './TranslationReview';
import styles from './Footer.module.css';

/** Memoized because it is the same on every page; only its links depend on the address. */
export const Footer = memo(function Footer() {
  const { t, i18n } = useTranslation('navigation');
  const label = useMenuLabels();
  const { practice, mainPhone, email, address, hours, demo } = useSettings();
  const entries = [...useNavigation('header'), ...useNavigation('footer')];
  const footer = useRef<HTMLElement>(null);
  useEffect(() => layOutWhenIdle([footer.current!]), []);
  return (
    <footer ref={footer} className={styles.footer}>
      <Arcs count={7} className={styles.arcs} />
      <div className={styles.grid}>
        <div className={styles.identity}>
          <p className={styles.name}>
            <bdi>{practice}</bdi>
          </p>
          <p>{t('footer.line')}</p>
          <FooterNewsletter />
        </div>
        <div>
          <h2>{t('footer.visit')}</h2>
          <address>
            <bdi dir="ltr">{address.street}</bdi>
            <br />
            <bdi dir="ltr">
              {address.city}, {address.region} {address.postalCode}
            </bdi>
          </address>
        </div>
        <div>
          <h2>{t('footer.reach')}</h2>
          <ul>
            <li>
              <PhoneLink number={mainPhone} label={t('footer.phone')} />
            </li>
            <li>
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </li>
          </ul>
        </div>
        <div className={styles.hours}>
          <h2>{t('footer.hours')}</h2>
          <OpeningHours
            hours={hours}
            language={i18n.language}
            caption={t('footer.hours')}
            closed={t('footer.closed')}
            formatRange={(from, to) => t('footer.range', { from, to })}
          />
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{t('footer.pages')}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link to={entry.path}>{label(entry.label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.base}>
        <TranslationBadge />
        <p>{t('footer.advice')}</p>
        <TranslationReview />
        {demo ? <p className={styles.demo}>{t('footer.demo')}</p> : null}
        <p>{t('footer.rights')}</p>
      </div>
    </footer>
  );
});
