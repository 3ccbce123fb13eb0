import styles from './Spinner.module.css';

/** Three turning arcs while something is loading; `label` says what. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status" className={styles.spinner}>
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.arcs}>
      <path d="M24 4a20 20 0 0 1 20 20M24 11a13 13 0 0 1 13 13M24 18a6 6 0 0 1 6 6" />
    </svg>
    <span>{label}</span>
  </div>
);
