import { useTranslation } from '@lens/platform/i18n';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { ProcedureLink } from '../procedure/ProcedureLink';
import styles from './ToSelfCheck.module.css';

/** A link from the page of a procedure to the self-check. */
export function ToSelfCheck() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.way} aria-labelledby="to-self-check">
      <ProcedureLink to="/procedures#self-check">
        <h2 id="to-self-check">{t('crossing.check.title')}</h2>
        <span>{t('crossing.check.text')}</span>
        <ArrowRightIcon />
      </ProcedureLink>
    </section>
  );
}
