import type { DeskText } from '@lens/contracts/desk';
import styles from './TextList.module.css';

/** Marks a critical text, and says whether two people have signed what visitors may read of it. */
export function CriticalMark({ text: { critical, sign_off, text, shipped } }: { text: DeskText }) {
  if (!critical) return null;
  if (sign_off) return <span>Critical, signed</span>;
  const isWritten = (text ?? shipped) !== null;
  return <span className={styles.unsigned}>{isWritten ? 'Critical, not signed' : 'Critical'}</span>;
}
