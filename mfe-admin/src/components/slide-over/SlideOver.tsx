import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { CloseIcon } from '@lens/ui/icons/navigation';
import styles from './SlideOver.module.css';

interface SlideOverProps {
  /** What assistive technology calls the panel. */
  label: string;
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at an edge of the screen, open for as long as it is mounted; focus returns to where it was. */
export function SlideOver({ label, side, onClose, children }: SlideOverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // A layout effect, because its clean-up still finds the dialog in the page and can hand the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      data-side={side}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Only a click that also began outside closes: dragging a text selection over the edge must not.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <div className={styles['body']}>
        <button type="button" className={styles['close']} onClick={onClose}>
          <CloseIcon />
          <span className="visually-hidden">Close</span>
        </button>
        {children}
      </div>
    </dialog>
  );
}
