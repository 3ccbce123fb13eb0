import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import styles from './Basis.module.css';

type Explained = 'procedures_performed' | 'success_rate' | 'practice_years' | 'surgeon_years';

/** Explains, one tap away, where a figure comes from and what it does not say. Its counts are on the page of results. */
export function Basis({ of }: { of: Explained }) {
  const { t } = useTranslation('common');
  return (
    <details className={styles.basis}>
      <summary>
        {t('home.figures.basis')}
        <span className="visually-hidden">: {t(`home.figures.${of}.label`)}</span>
        <ChevronDownIcon />
      </summary>
      <p>
        {t(`home.figures.${of}.basis`)} <Link to={`/results#${of}`}>{t('basis.all')}</Link>
      </p>
    </details>
  );
}
