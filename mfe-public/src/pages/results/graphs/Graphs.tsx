import type { OutcomeCounts } from '@lens/contracts/outcome-counts';
import { useTranslation } from '@lens/platform/i18n';
import { BarGraph } from './BarGraph';
import { Graph } from './Graph';
import { acuities, correctionRows, cylinders, errors, lines } from './graph-data';
import { GraphTable, useNumbers } from './GraphTable';
import { Scatter } from './Scatter';
import styles from './Graphs.module.css';

/** The six standard graphs of refractive surgery (Waring; Journal of Refractive Surgery), in their order. */
export function Graphs({ counts }: { counts: OutcomeCounts }) {
  const { t } = useTranslation('common');
  const { percent, number } = useNumbers();
  const { eyes } = counts;
  const unit = 'D';
  return (
    <div className={styles.list}>
      <BarGraph
        name="udva"
        classes={acuities}
        eyes={eyes}
        after={counts.udva}
        before={counts.cdva}
        unit={t('results.acuity')}
        groups={[t('results.udva.after'), t('results.udva.before')]}
      />
      <BarGraph
        name="against"
        classes={lines}
        eyes={eyes}
        after={counts.udvaAgainstCdva}
        unit={t('results.lines')}
      />
      <BarGraph
        name="change"
        classes={lines}
        eyes={eyes}
        after={counts.cdvaChange}
        unit={t('results.lines')}
      />
      <Graph
        title={t('results.correction.title')}
        text={t('results.correction.text')}
        drawing={<Scatter cells={counts.correction} />}
        unit={`${t('results.correction.intended')} · ${t('results.correction.achieved')} (${unit})`}
        table={
          <GraphTable
            caption={t('results.correction.title')}
            columns={[
              `${t('results.correction.intended')} (${unit})`,
              `${t('results.correction.achieved')} (${unit})`,
              t('results.eyes.count'),
            ]}
            rows={correctionRows(counts.correction).map((row) => ({
              name: row.intended,
              values: [row.achieved.toFixed(2), number(row.eyes)],
            }))}
          />
        }
      />
      <BarGraph name="error" classes={errors} eyes={eyes} after={counts.error} unit={unit}>
        <dl className={styles.within}>
          {[
            [t('results.error.half'), counts.withinHalf],
            [t('results.error.one'), counts.withinOne],
          ].map(([name, within]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{percent((100 * Number(within)) / eyes)}</dd>
            </div>
          ))}
        </dl>
      </BarGraph>
      <BarGraph
        name="cylinder"
        classes={cylinders}
        eyes={eyes}
        after={counts.cylinderAfter}
        before={counts.cylinderBefore}
        unit={unit}
        groups={[t('results.cylinder.after'), t('results.cylinder.before')]}
      />
    </div>
  );
}
