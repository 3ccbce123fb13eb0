import { useCriticalPart } from './critical-part/use-critical-part';
import styles from './Periods.module.css';

interface Period {
  when: string;
  title: string;
  symptoms: string;
  care: string;
}

interface PeriodsProps {
  /** Of its texts, as `common:prk.recovery`. */
  group: string;
  title: string;
  lead: string;
  labels: { symptoms: string; care: string };
  periods: readonly Period[];
}

/** The periods of recovery, each with symptoms and care. */
export function Periods({ group, title, lead, labels, periods }: PeriodsProps) {
  const { attributes, note } = useCriticalPart([group], 'periods-title');
  return (
    <section {...attributes} className={styles.band} aria-labelledby="periods-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="periods-title">{title}</h2>
          <p>{lead}</p>
          {note}
        </header>
        <ol className={styles.periods}>
          {periods.map(({ when, title: name, symptoms, care }) => (
            <li key={when}>
              <p className={styles.when}>{when}</p>
              <h3>{name}</h3>
              <dl>
                <dt>{labels.symptoms}</dt>
                <dd>{symptoms}</dd>
                <dt>{labels.care}</dt>
                <dd>{care}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
