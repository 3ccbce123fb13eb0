import { useRef, type ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { IconButton } from './IconButton';
import { inertBehind } from './inert-behind';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Wide ones hold a form of two columns, or pictures. */
  size?: 'small' | 'wide';
  /** The actions, the main one last. */
  actions?: ReactNode;
  /** Nothing behind it can be read. */
  veiled?: boolean;
  /** It came by itself, over somebody who writes: what they still type goes into none of its fields. */
  whileTyping?: boolean;
  children: ReactNode;
}

/** What somebody opened the window to fill in. */
const firstField = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(
    'input:not([type="hidden"], [readonly], :disabled), textarea:not([readonly], :disabled), select:not(:disabled)',
  );

/**
 * A modal window, open for as long as it is mounted. The focus goes to its first field, and returns to where it was.
 */
export function Dialog({
  title,
  onClose,
  size = 'small',
  actions,
  veiled = false,
  whileTyping = false,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-veiled={veiled} />
        <Base.Popup
          ref={inertBehind}
          // By touch a field would bring up the keyboard, over what is to be read first.
          initialFocus={(opened) => {
            if (whileTyping) return heading.current;
            return opened === 'touch' ? true : (firstField(body.current) ?? true);
          }}
          // Over public pages too, which may be in another language.
          lang="en"
          dir="ltr"
          className={styles.window}
          data-size={size}
        >
          <div className={styles.head}>
            <Base.Title ref={heading} tabIndex={whileTyping ? -1 : undefined} className={styles.title}>
              {title}
            </Base.Title>
            <Base.Close render={<IconButton label="Close" />}>
              <CloseIcon />
            </Base.Close>
          </div>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
