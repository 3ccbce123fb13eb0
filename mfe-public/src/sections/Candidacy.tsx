import { CloseIcon } from '@lens/ui/icons/navigation';
import { CheckIcon } from '@lens/ui/icons/state';
import styles from './Candidacy.module.css';

interface CandidacyProps {
  title: string;
  lead: string;
  suits: { title: string; items: readonly string[] };
  suitsNot: { title: string; items: readonly string[] };
}

/** Whom a procedure suits and whom it does not, given the same room. */
export function Candidacy({ title, lead, suits, suitsNot }: CandidacyProps) {
  return (
    <section className={styles.band} aria-labelledby="candidacy-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="candidacy-title">{title}</h2>
          <p>{lead}</p>
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
