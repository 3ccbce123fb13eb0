import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { SettingsUpdate } from '@lens/contracts/settings';
import styles from '../Settings.module.css';

export interface SectionProps {
  control: Control<SettingsUpdate, unknown, SettingsUpdate>;
}

interface FrameProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export const Section = ({ id, title, hint, children }: FrameProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </section>
);
