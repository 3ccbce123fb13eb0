import { useId } from 'react';
import type { HostNavigation } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { NavLink } from '@lens/platform/router';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import { useLabels } from './labels';
import { useHoverDismissal } from './hover-dismissal';
import styles from './NavigationItem.module.css';

/** One entry. With children it gains a drop-down: shown while the pointer is over it, opened and closed by its button. */
export function NavigationItem({ entry }: { entry: HostNavigation }) {
  const label = useLabels();
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
  const label = useLabels();
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
