import { CloseIcon } from '@lens/ui/icons/navigation';
import { CheckIcon } from '@lens/ui/icons/state';
import { useCriticalPart } from './critical-part/use-critical-part';
import styles from './Candidacy.module.css';

interface CandidacyProps {
  /** Of its texts, as `common:lasik.candidacy`. */
  group: string;
  title: string;
  lead: string;
  suits: { title: string; items: readonly string[] };
  suitsNot: { title: string; items: readonly string[] };
}

/** Whom a procedure suits and whom it does not, given the same room. */
export function Candidacy({ group, title, lead, suits, suitsNot }: CandidacyProps) {
  const { attributes, note } = useCriticalPart([group], 'candidacy-title');
  return (
    <section {...attributes} className={styles.band} aria-labelledby="candidacy-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="candidacy-title">{title}</h2>
          <p>{lead}</p>
          {note}
        </header>
        <div>
          <h3>{suits.title}</h3>
          <ul className={styles.suits}>
            {suits.items.map((item) => (
              <li key={item}>
                <CheckIcon />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{suitsNot.title}</h3>
          <ul>
            {suitsNot.items.map((item) => (
              <li key={item}>
                <CloseIcon />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
