import { useState } from 'react';
import { dayInZone } from '@lens/contracts/practice-time';
import type { Testimonial } from '@lens/contracts/testimonials';
import { useSettings } from '@lens/platform/host';
import { describeStatus } from './labels';
import styles from './Testimonials.module.css';

/** Why a testimonial is off the site although it is approved, or why it was rejected. */
export function StatusNote({ testimonial }: { testimonial: Testimonial }) {
  const { timeZone } = useSettings();
  const [today] = useState(() => dayInZone(Date.now(), timeZone));
  const note = describeStatus(testimonial, today);
  return note && <span className={note.isFault ? styles.missing : styles.reason}>{note.text}</span>;
}
