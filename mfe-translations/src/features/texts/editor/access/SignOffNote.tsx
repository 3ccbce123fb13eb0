import type { DeskText } from '@lens/contracts/desk';
import { Badge } from '@lens/ui/office/Badge';
import { Signers } from '../../../../components/sign-off/Signers';
import styles from './SignOffNote.module.css';

interface SignOffNoteProps {
  text: DeskText;
  /** Who has to do what next. */
  nextSteps: string[];
}

/** Says whether a text is critical, who translated and reviewed it, and what its sign-off still needs. */
export function SignOffNote({ text: { critical, sign_off, translator }, nextSteps }: SignOffNoteProps) {
  if (!critical && !sign_off) return null;
  return (
    <section aria-label="Sign-off" className={styles.note}>
      <p className={styles.head}>
        <strong>{critical ? 'Critical: two people sign it' : 'Two people signed it'}</strong>
        {critical && <Badge tone={sign_off ? 'good' : 'waiting'}>{sign_off ? 'Signed' : 'Not signed'}</Badge>}
      </p>
      <Signers signOff={sign_off} translator={translator} />
      <div role="status" className={styles.steps}>
        {nextSteps.map((step) => (
          <p key={step} className={styles.step}>
            {step}
          </p>
        ))}
      </div>
    </section>
  );
}
