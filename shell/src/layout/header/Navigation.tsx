import { useNavigation, useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { CloseIcon, MenuIcon } from '@lens/ui/icons/navigation';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { NavigationItem } from './NavigationItem';
import styles from './Navigation.module.css';

const menuId = 'site-menu';

/** The menu with the entries of all remotes: a row on wide screens, on small ones a native popover with a toggle. */
export function Navigation() {
  const { t } = useTranslation('navigation');
  const { mainPhone } = useSettings();
  const entries = useNavigation('header');
  return (
    <>
      <button type="button" popoverTarget={menuId} className={styles.toggle}>
        <MenuIcon />
        {t('header.menu')}
      </button>
      <nav
        id={menuId}
        popover="auto"
        className={styles.panel}
        aria-label={t('header.navigation')}
        data-call={t('contact.callNow')}
      >
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide" className={styles.close}>
          <CloseIcon />
          <span className="visually-hidden">{t('header.close')}</span>
        </button>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <NavigationItem key={entry.id} entry={entry} />
          ))}
        </ul>
        <PhoneLink
          number={mainPhone}
          label={t('contact.call')}
          icon={<PhoneIcon />}
          className={styles.phone}
        />
      </nav>
    </>
  );
}
