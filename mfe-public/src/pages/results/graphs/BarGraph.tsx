import type { ReactNode } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Bars } from './Bars';
import { Graph } from './Graph';
import { shares, type GraphClass } from './graph-data';
import { GraphTable, useNumbers } from './GraphTable';

interface BarGraphProps {
  name: 'udva' | 'against' | 'change' | 'error' | 'cylinder';
  classes: readonly GraphClass[];
  eyes: number;
  /** Eyes by class. */
  after: readonly number[];
  before?: readonly number[];
  /** What the classes are. */
  unit: string;
  /** The headings of both groups, where there are two. */
  groups?: readonly [after: string, before: string];
  children?: ReactNode;
}

/** A graph of bars with its table. One group is told in percent and in eyes, two are told in percent. */
export function BarGraph({ name, classes, eyes, after, before, unit, groups, children }: BarGraphProps) {
  const { t } = useTranslation('common');
  const { percent, number } = useNumbers();
  const series = [after, ...(before ? [before] : [])].map((counts) => shares(counts, eyes));
  const title = t(`results.${name}.title`);
  return (
    <Graph
      title={title}
      text={t(`results.${name}.text`)}
      drawing={<Bars classes={classes} series={series} />}
      unit={`${unit} · ${t('results.share')}`}
      groups={groups}
      table={
        <GraphTable
          caption={title}
          columns={[unit, ...(groups ?? [t('results.share'), t('results.eyes.count')])]}
          rows={classes.map(({ name: row }, index) => ({
            name: row,
            values: before
              ? series.map((percentages) => percent(percentages[index]!))
              : [percent(series[0]![index]!), number(after[index]!)],
          }))}
        />
      }
    >
      {children}
    </Graph>
  );
}
