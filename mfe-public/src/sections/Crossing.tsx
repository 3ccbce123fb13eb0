import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { ProcedureLink } from './procedure/ProcedureLink';
import styles from './Crossing.module.css';

/** Where a page about one procedure leads: to the others, and to those who had it. */
export function Crossing({ results }: { results: 'seeTestimonials' | 'seeResults' }) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.crossing}>
      <ProcedureLink to="/procedures">
        {t('crossing.compare')}
        <ArrowRightIcon />
      </ProcedureLink>
      <Link to="/testimonials">
        {t(`crossing.${results}`)}
        <ArrowRightIcon />
      </Link>
    </p>
  );
}
