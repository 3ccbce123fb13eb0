import { shareOf } from '@lens/contracts/risk-share';
import { findRiskProblem, type RiskContent } from '@lens/contracts/risks';
import { IconArray } from '@lens/ui/icon-array/IconArray';
import { formatShare } from './labels';
import styles from './Risks.module.css';

/** The dots as visitors will see them; a sentence while the number is not possible. */
export function RiskPreview({ risk }: { risk: RiskContent }) {
  const isNumber = typeof risk.affected === 'number' && Number.isInteger(risk.affected);
  const problem = isNumber ? findRiskProblem({ ...risk, reviewer: null, reviewed_on: null }) : null;
  if (!isNumber || problem)
    return (
      <p className={styles.preview}>{problem?.message ?? 'Write how many, and the dots appear here.'}</p>
    );
  return (
    <div className={styles.preview}>
      <IconArray share={shareOf(risk, risk.out_of)} label={`Preview: ${formatShare(risk)}`} />
      <output aria-label="As visitors will read it">{formatShare(risk)}</output>
    </div>
  );
}
