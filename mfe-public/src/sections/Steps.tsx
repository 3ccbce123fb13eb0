import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from './critical-part/use-critical-part';
import { Eye } from './procedure/Eye';
import { stages } from './procedure/layers';
import styles from './Steps.module.css';

interface Step {
  title: string;
  text: string;
  /** How long the step takes, or when it happens. */
  duration?: string;
}

interface StepsProps {
  procedure: Procedure;
  title: string;
  steps: readonly Step[];
}

/** The steps of a procedure, each with a drawing of the eye at that stage. */
export function Steps({ procedure, title, steps }: StepsProps) {
  const { t } = useTranslation('common');
  const { attributes, note } = useCriticalPart([`common:${procedure}.steps`, 'common:steps'], 'steps-title');
  return (
    <section {...attributes} className={styles.band} aria-labelledby="steps-title">
      <div className={styles.page}>
        <h2 id="steps-title">{title}</h2>
        {note}
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <Eye label={t('steps.drawing', { step: step.title })}>{stages[procedure][index]}</Eye>
              <div>
                <h3>{step.title}</h3>
                {step.duration ? <p className={styles.duration}>{step.duration}</p> : null}
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
