import styles from './Testimonials.module.css';

const maxStars = 5;

export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of ${maxStars} stars`} className={styles.stars}>
    {'★'.repeat(rating)}
    <span className={styles.emptyStars}>{'★'.repeat(maxStars - rating)}</span>
  </span>
);
