import type { ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import button from '@lens/ui/office/Button.module.css';
import styles from './Menu.module.css';

interface MenuItem {
  label: string;
  run: () => void;
  isDestructive?: boolean;
}

interface MenuProps {
  /** The content of the button. */
  label: ReactNode;
  items: MenuItem[];
}

/** Menus are put inside the page's main element, so that screen readers find them in the page. */
const menuContainer = () => document.getElementById('main') ?? document.body;

/** A button that opens a list of actions. */
export const Menu = ({ label, items }: MenuProps) => (
  <Base.Root modal={false}>
    <Base.Trigger className={button.button} data-look="plain">
      {label} <ChevronDownIcon />
    </Base.Trigger>
    <Base.Portal container={menuContainer()}>
      <Base.Positioner className={styles.positioner} sideOffset={4} align="end">
        <Base.Popup className={styles.popup}>
          {items.map(({ label: text, run, isDestructive }) => (
            <Base.Item key={text} className={styles.item} data-danger={isDestructive} onClick={run}>
              {text}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
