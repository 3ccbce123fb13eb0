import { useId } from 'react';
import type { HostNavigation } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { NavLink } from '@lens/platform/router';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import { useMenuLabels } from './use-menu-labels';
import { useHoverDismissal } from './use-hover-dismissal';
import styles from './NavigationItem.module.css';

/** A menu entry. If it has children, a drop-down opens on hover or by a button. */
export function NavigationItem({ entry }: { entry: HostNavigation }) {
  const label = useMenuLabels();
  if (entry.children.length > 0) return <DropDown entry={entry} />;
  return (
    <li className={styles.item}>
      <NavLink to={entry.path} end={entry.path === '/'} className={styles.link}>
        {label(entry.label)}
      </NavLink>
    </li>
  );
}

function DropDown({ entry }: { entry: HostNavigation }) {
  const { t } = useTranslation('navigation');
  const label = useMenuLabels();
  const id = useId();
  const hover = useHoverDismissal();
  return (
    <li className={styles.item} {...hover}>
      <NavLink to={entry.path} end className={styles.link}>
        {label(entry.label)}
      </NavLink>
      <button type="button" popoverTarget={id} className={styles.more}>
        <ChevronDownIcon />
        <span className="visually-hidden">{t('header.submenu', { label: label(entry.label) })}</span>
      </button>
      <ul id={id} popover="auto" className={styles.children}>
        {entry.children.map((child) => (
          <li key={child.id}>
            <NavLink to={child.path} end className={styles.child}>
              {label(child.label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
