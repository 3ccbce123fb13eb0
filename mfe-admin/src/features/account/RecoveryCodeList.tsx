import { useEffect, useRef } from 'react';
import { Button } from '@lens/ui/office/Button';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import styles from './Account.module.css';

interface RecoveryCodeListProps {
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  useUnsavedGuard(true, {
    title: 'Leave without the recovery codes?',
    text: 'They are shown only now. Without them and without your phone you cannot sign in.',
  });
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('The codes are copied.'),
      (failure: unknown) => toastFailure('The codes were not copied.', failure),
    );
  return (
    <div className={styles.step}>
      <p ref={message} role="status" tabIndex={-1}>
        <strong>Your second factor is on.</strong> Keep these recovery codes somewhere you can reach without
        your phone. Each one signs you in once. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </div>
  );
}
