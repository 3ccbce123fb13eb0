import { useCriticalPart } from './critical-part/use-critical-part';
import type { Point } from './Points';
import styles from './Profiles.module.css';

interface ProfilesProps {
  /** Of its texts, as `common:prk.dryEyes`. */
  groups: readonly string[];
  title: string;
  profiles: readonly Point[];
}

/** The people whom a procedure serves best, in large letters, each drifting a little. */
export function Profiles({ groups, title, profiles }: ProfilesProps) {
  const { note } = useCriticalPart(groups, 'profiles-title');
  return (
    <section className={styles.band} aria-labelledby="profiles-title">
      <h2 id="profiles-title">{title}</h2>
      {note}
      <ul className={styles.profiles}>
        {profiles.map((profile) => (
          <li key={profile.title}>
            <h3>{profile.title}</h3>
            <p>{profile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
