import type { DashboardOverview } from '@lens/contracts/dashboard';
import styles from './StatCards.module.css';

type Counts = DashboardOverview['overview'];

/** The trends are fixed labels; no call answers them. */
const cards: { count: keyof Counts; label: string; trend?: string }[] = [
  { count: 'total_testimonials', label: 'Total Testimonials', trend: '+12%' },
  { count: 'pending_testimonials', label: 'Pending Reviews' },
  { count: 'published_articles', label: 'Published Articles', trend: '+8%' },
  { count: 'total_media', label: 'Media Files', trend: '+15%' },
];

const number = new Intl.NumberFormat('en');

/** Counts of everything that staff look after; zeros when they could not be read. */
export const StatCards = ({ overview }: { overview: Counts | undefined }) => (
  <dl className={styles['cards']}>
    {cards.map(({ count, label, trend }) => (
      <div key={count} className={styles['card']}>
        <dt>{label}</dt>
        <dd className={styles['value']}>{number.format(overview?.[count] ?? 0)}</dd>
        {trend && <dd className={styles['trend']}>{trend}</dd>}
      </div>
    ))}
  </dl>
);
