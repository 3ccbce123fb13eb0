import { useRef } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { Figure } from '../../../sections/figure/Figure';
import { Spans } from '../../../sections/spans/Spans';
import type { HomeFigures } from '../facts';
import { Basis } from './Basis';
import { useCountUp } from './count-up';
import styles from './Figures.module.css';

const others = ['success_rate', 'practice_years', 'surgeon_years'] as const;

/** The stats row: the largest number counts up, the others stand. */
export function Figures({ figures }: { figures: HomeFigures }) {
  const { t } = useTranslation('common');
  const section = useRef<HTMLElement>(null);
  const procedures = figures.procedures_performed;
  const shown = useCountUp(procedures.value, section);
  return (
    <section ref={section} className={styles.figures} aria-labelledby="figures-title">
      <Arcs count={6} className={styles.arcs} />
      <h2 id="figures-title" className="visually-hidden">
        {t('home.figures.title')}
      </h2>
      <ul className={styles.list}>
        <li className={styles.first}>
          <p>
            <strong>
              <Figure {...procedures} shown={shown} />
            </strong>{' '}
            <span>{t('home.figures.procedures_performed.label')}</span>
          </p>
          <Basis
            of={t('home.figures.procedures_performed.label')}
            text={t('home.figures.procedures_performed.basis')}
          />
        </li>
        {others.map((key) => (
          <li key={key} className={styles.other}>
            <p>
              <strong>
                <Figure {...figures[key]} />
              </strong>{' '}
              <span>
                <Spans text={t(`home.figures.${key}.label`)} />
              </span>
            </p>
            <Basis of={t(`home.figures.${key}.label`)} text={t(`home.figures.${key}.basis`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
