import type { ReactNode } from 'react';
import styles from './TestimonialEditor.module.css';

interface SectionProps {
  title: string;
  /** Puts short fields side by side. */
  columns?: boolean;
  children: ReactNode;
}

export const Section = ({ title, columns, children }: SectionProps) => (
  <fieldset className={styles.section}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.fields} data-columns={columns}>
      {children}
    </div>
  </fieldset>
);
