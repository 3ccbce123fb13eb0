import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What is loading: `Loading requests…`. */
  label: string;
  rows?: number;
}

/** Placeholder lines. They appear after 200 ms, since most responses arrive before. */
export const Skeleton = ({ label, rows = 8 }: SkeletonProps) => (
  <div role="status" className={styles.skeleton}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className={styles.line} />
    ))}
  </div>
);
