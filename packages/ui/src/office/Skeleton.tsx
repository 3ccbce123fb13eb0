import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What is on its way: `Loading requests…`. */
  label: string;
  rows?: number;
}

/** Lines in the place of what is being read. They are seen only after 200 ms: most answers are there before. */
export const Skeleton = ({ label, rows = 8 }: SkeletonProps) => (
  <div role="status" className={styles.skeleton}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className={styles.line} />
    ))}
  </div>
);
