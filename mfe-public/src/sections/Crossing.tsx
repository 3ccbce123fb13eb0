import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { ProcedureLink } from './procedure/ProcedureLink';
import styles from './Crossing.module.css';

/** Links from the page of a procedure to the comparison and to testimonials. */
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
