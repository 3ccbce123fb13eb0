import { useTranslation } from '@lens/platform/i18n';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import styles from './Basis.module.css';

/** Explains, one tap away, where a figure comes from and what it does not say. */
export function Basis({ of, text }: { of: string; text: string }) {
  const { t } = useTranslation('common');
  return (
    <details className={styles.basis}>
      <summary>
        {t('home.figures.basis')}
        <span className="visually-hidden">: {of}</span>
        <ChevronDownIcon />
      </summary>
      <p>{text}</p>
    </details>
  );
}
