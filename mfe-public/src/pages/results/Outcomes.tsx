import type { PublicOutcome } from '@lens/contracts/outcome-counts';
import type { Procedure } from '@lens/contracts/procedures';
import { formatDay } from '@lens/platform/format-date';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { formatFigureInText } from '../../sections/figure/format-figure';
import { Graphs } from './graphs/Graphs';
import styles from './Outcomes.module.css';

interface OutcomesProps {
  measured: readonly Procedure[];
  outcome: PublicOutcome | null;
}

/** The results of one procedure: which eyes were measured, when and how many were not, then the six graphs. */
export function Outcomes({ measured, outcome }: OutcomesProps) {
  const { t, i18n } = useTranslation('common');
  const { language } = i18n;
  const number = (value: number) => formatFigureInText({ value, prefix: '', suffix: '' }, language);
  const day = (text: string) => formatDay(new Date(text), language);
  return (
    <section className={styles.band} aria-labelledby="outcomes-title">
      <header className={styles.head}>
        <h2 id="outcomes-title">
          {t('results.eyes.title')}
          {outcome ? <span> {t(`menu.${outcome.procedure}`)}</span> : null}
        </h2>
        <p>{t(outcome ? 'results.eyes.lead' : 'results.eyes.none')}</p>
      </header>
      {outcome ? (
        <>
          {measured.length > 1 ? (
            <nav className={styles.choice} aria-label={t('results.eyes.choose')}>
              {measured.map((name) => (
                <Link
                  key={name}
                  to={`/results?procedure=${name}`}
                  aria-current={name === outcome.procedure ? 'page' : undefined}
                >
                  {t(`menu.${name}`)}
                </Link>
              ))}
            </nav>
          ) : null}
          <dl className={styles.facts}>
            {[
              [t('results.eyes.count'), number(outcome.counts.eyes)],
              [t('basis.lost'), number(outcome.lost)],
              [t('basis.period'), t('basis.span', { from: day(outcome.from), to: day(outcome.to) })],
              [t('results.eyes.months'), number(outcome.months)],
            ].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {outcome.is_sample ? <p className={styles.sample}>{t('results.eyes.sample')}</p> : null}
          <Graphs counts={outcome.counts} />
        </>
      ) : null}
    </section>
  );
}
