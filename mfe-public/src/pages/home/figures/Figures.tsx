import { useRef } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { Figure } from '../../../sections/figure/Figure';
import { Spans } from '../../../sections/spans/Spans';
import type { HomeFigures } from '../facts';
import { Basis } from './Basis';
import { useCountUp } from './count-up';
import styles from './Figures.module.css';

const first = 'procedures_performed';
const keys = [first, 'success_rate', 'practice_years', 'surgeon_years'] as const;

/** The stats row: the largest number counts up, the others stand. */
export function Figures({ figures }: { figures: HomeFigures }) {
  const { t } = useTranslation('common');
  const section = useRef<HTMLElement>(null);
  const shown = useCountUp(figures[first]?.value ?? 0, section);
  return (
    <section ref={section} className={styles.figures} aria-labelledby="figures-title">
      <Arcs count={6} className={styles.arcs} />
      <h2 id="figures-title" className="visually-hidden">
        {t('home.figures.title')}
      </h2>
      <ul className={styles.list}>
        {keys.map(
          (key) =>
            figures[key] && (
              <li key={key} className={key === first ? styles.first : styles.other}>
                <p>
                  <strong>
                    <Figure {...figures[key]} shown={key === first ? shown : undefined} />
                  </strong>{' '}
                  <span>
                    <Spans text={t(`home.figures.${key}.label`)} />
                  </span>
                </p>
                <Basis of={key} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
