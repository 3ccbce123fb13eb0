import type { ComponentType } from 'react';
import type { socialNetworks } from '@lens/contracts/settings';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { MailIcon } from '@lens/ui/icons/contact';
import { FacebookIcon, InstagramIcon, LinkedinIcon, XIcon, YoutubeIcon } from '@lens/ui/icons/social';
import { LanguageSelector } from '../language-selector/LanguageSelector';
import { useHasMenuEntry } from './use-has-menu-entry';
import styles from './TopBar.module.css';

type Network = (typeof socialNetworks)[number];

const icons: Record<Network, ComponentType> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  linkedin: LinkedinIcon,
  x: XIcon,
};

export function TopBar() {
  const { t } = useTranslation('navigation');
  const { social } = useSettings();
  const hasMenuEntry = useHasMenuEntry();
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('header.social')}>
        <ul className={styles.social}>
          {social.map(({ network, url }) => {
            const Icon = icons[network];
            return (
              <li key={network}>
                <a href={url} rel="noopener" aria-label={t(`header.${network}`)}>
                  <Icon />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      {hasMenuEntry('/contact') ? (
        <Link to="/contact" className={styles.contact}>
          <MailIcon />
          {t('header.contactUs')}
        </Link>
      ) : null}
      <LanguageSelector />
    </div>
  );
}
