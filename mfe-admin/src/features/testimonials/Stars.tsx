import styles from './Testimonials.module.css';

const most = 5;

export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of ${most} stars`} className={styles.stars}>
    {'★'.repeat(rating)}
    <span className={styles.noStars}>{'★'.repeat(most - rating)}</span>
  </span>
);
