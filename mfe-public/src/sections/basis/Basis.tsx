import type { PublicBasis } from '@lens/contracts/claim-basis';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import { Spans } from '../spans/Spans';
import { BasisFacts } from './BasisFacts';
import styles from './Basis.module.css';

interface BasisProps {
  /** What the figure counts, for those who do not see it above. */
  of: string;
  figure: PracticeFigure & { basis?: PublicBasis | null };
  /** Whether the name is seen, because the figure does not stand right above. */
  isNamed?: boolean;
}

/** What stands behind a figure, one tap away and without a script; nothing if nothing does. */
export function Basis({ of, figure, isNamed }: BasisProps) {
  const { t } = useTranslation('common');
  if (!figure.basis) return null;
  return (
    <details className={styles.basis}>
      <summary>
        <span>
          {isNamed ? <Spans text={`${of}: `} /> : null}
          {t('basis.open')}
          {isNamed ? null : <span className="visually-hidden">: {of}</span>}
        </span>
        <ChevronDownIcon />
      </summary>
      <BasisFacts figure={figure} basis={figure.basis} />
    </details>
  );
}
