import { useRef, type ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { IconButton } from './IconButton';
import { makeBackgroundInert } from './make-background-inert';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Wide ones are for forms with two columns, and for pictures. */
  size?: 'small' | 'wide';
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** Whether the page behind it is made unreadable. */
  veiled?: boolean;
  /** Whether it opens while the user types elsewhere: then no field takes the focus, so that no keys end up in it. */
  whileTyping?: boolean;
  children: ReactNode;
}

const firstField = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(
    'input:not([type="hidden"], [readonly], :disabled), textarea:not([readonly], :disabled), select:not(:disabled)',
  );

/** A modal dialog, open while it is mounted. Its first field takes the focus, which then returns to where it was. */
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
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} data-veiled={veiled} />
        <BaseDialog.Popup
          ref={makeBackgroundInert}
          // On touch screens a focused field would open the keyboard, which would cover the text.
          initialFocus={(opened) => {
            if (whileTyping) return heading.current;
            return opened === 'touch' ? true : (firstField(body.current) ?? true);
          }}
          // It also opens over public pages, which may be in another language.
          lang="en"
          dir="ltr"
          className={styles.window}
          data-size={size}
        >
          <div className={styles.head}>
            <BaseDialog.Title ref={heading} tabIndex={whileTyping ? -1 : undefined} className={styles.title}>
              {title}
            </BaseDialog.Title>
            <BaseDialog.Close render={<IconButton label="Close" />}>
              <CloseIcon />
            </BaseDialog.Close>
          </div>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
