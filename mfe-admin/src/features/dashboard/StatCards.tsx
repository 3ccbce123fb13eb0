import type { DashboardOverview } from '@lens/contracts/dashboard';
import { Link } from '@lens/platform/router';
import { useScreens } from '../../session/use-screens';
import { formatTrend } from './format-trend';
import styles from './StatCards.module.css';

interface StatCard {
  count: keyof DashboardOverview['overview'];
  label: string;
  /** A fixed label of the specification, shown as a sample since it says nothing about this practice. */
  trend?: string;
  /** The actual change, from the API. */
  change?: keyof DashboardOverview['changes'];
}

const cards: StatCard[] = [
  { count: 'total_testimonials', label: 'Total Testimonials', trend: '+12%', change: 'testimonials' },
  { count: 'pending_testimonials', label: 'Pending Reviews' },
  { count: 'published_articles', label: 'Published Articles', trend: '+8%', change: 'articles' },
  { count: 'total_media', label: 'Media Files', trend: '+15%', change: 'media' },
];

const numberFormat = new Intl.NumberFormat('en');

/** The totals of the content; zeros if they could not be loaded. */
export const StatCards = ({ data }: { data: DashboardOverview | undefined }) => (
  <dl className={styles.cards}>
    {cards.map(({ count, label, trend, change }) => (
      <div key={count} className={styles.card}>
        <dt>{label}</dt>
        <dd className={styles.value}>{numberFormat.format(data?.overview[count] ?? 0)}</dd>
        {trend && data && (
          <dd className={styles.trend}>
            <span>{trend}</span> <small>sample</small>
          </dd>
        )}
        {change && data && <TrendChange change={data.changes[change]} />}
        {count === 'pending_testimonials' && data && data.overview[count] > 0 && <ReviewLink />}
      </div>
    ))}
  </dl>
);

function TrendChange({ change }: { change: DashboardOverview['changes']['media'] }) {
  const { percent, counts } = formatTrend(change);
  return (
    <dd className={styles.change}>
      {percent && <strong>{percent}</strong>} {counts}
    </dd>
  );
}

function ReviewLink() {
  const canReview = useScreens().some(({ path }) => path === '/admin/testimonials');
  return (
    canReview && (
      <dd className={styles.change}>
        <Link to="/admin/testimonials?status=pending">Review them</Link>
      </dd>
    )
  );
}
