import styles from './Badge.module.css';

export type Tone = 'plain' | 'waiting' | 'good' | 'bad';

/** The state of something, in a word. The coloured dot only repeats it. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: string }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
