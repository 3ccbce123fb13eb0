import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { Carousel } from './Carousel';
import styles from './Hero.module.css';

interface HeroProps {
  /** Whether more than the first screen is rendered. */
  isDue: boolean;
}

export function Hero({ isDue }: HeroProps) {
  const { t } = useTranslation('common');
  const { mainPhone } = useSettings();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 id="hero-title">{t('home.hero.title')}</h1>
      {/* Not last: phones show the picture between title and text, and a late one must not move the text. */}
      <div className={styles.picture}>
        <Carousel isDue={isDue} />
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>{t('home.hero.lead')}</p>
        <div className={styles.actions}>
          <Link to="/contact" className={buttons.primary}>
            {t('actions.schedule')}
          </Link>
          <PhoneLink
            number={mainPhone}
            label={t('actions.call')}
            icon={<PhoneIcon />}
            className={buttons.secondary}
          />
        </div>
        <p className={styles.note}>{t('home.hero.note')}</p>
      </div>
    </section>
  );
}
