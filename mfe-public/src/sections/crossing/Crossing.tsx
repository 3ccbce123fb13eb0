import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import styles from './Crossing.module.css';

/** Where a page about one procedure leads: to the others, and to those who had it. */
export function Crossing({ results }: { results: 'seeTestimonials' | 'seeResults' }) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.crossing}>
      <Link to="/procedures">
        {t('crossing.compare')}
        <ArrowRightIcon />
      </Link>
      <Link to="/testimonials">
        {t(`crossing.${results}`)}
        <ArrowRightIcon />
      </Link>
    </p>
  );
}
