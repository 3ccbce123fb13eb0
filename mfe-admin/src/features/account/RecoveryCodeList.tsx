import { Button } from '@lens/ui/office/Button';
import { toast, toastFailure } from '../../components/toasts/toasts';
import styles from './Account.module.css';

interface RecoveryCodeListProps {
  codes: string[];
  onDone: () => void;
}

/** Shown this once: nobody can read them again. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('The codes are copied.'),
      (failure: unknown) => toastFailure('The codes were not copied.', failure),
    );
  return (
    <div className={styles['step']}>
      <p role="status">
        <strong>Your second factor is on.</strong> Keep these recovery codes where you find them without your
        phone. Each signs you in once, and they are shown only now.
      </p>
      <ul className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
