import type { ReactNode } from 'react';
import { procedureFacts } from '@lens/contracts/practice-facts';
import { procedures } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import { Answers } from '../../sections/Answers';
import { Figure } from '../../sections/figure/Figure';
import styles from './Comparison.module.css';

/** What is the same kind of answer for each procedure, in the order of `procedures`. */
const words = [
  { name: 'pain', answers: ['minimal', 'mildModerate', 'minimal'] },
  { name: 'prescription', answers: ['limited', 'limited', 'excellent'] },
  { name: 'night', answers: ['excellent', 'excellent', 'superior'] },
  { name: 'reversible', answers: ['no', 'no', 'yes'] },
] as const;

/** The three procedures side by side. */
export function Comparison() {
  const { t } = useTranslation(['common', 'medical']);
  const { attributes, note } = useCriticalPart(['common:procedures.compare'], 'compare-title');
  const facts = procedures.map((name) => procedureFacts[name]);
  const rows: {
    name: 'time' | 'recovery' | 'success' | (typeof words)[number]['name'];
    cells: ReactNode[];
  }[] = [
    { name: 'time', cells: facts.map(({ minutes }) => t('medical:minutes', { count: minutes })) },
    {
      name: 'recovery',
      cells: facts.map(({ recovery }) => t('medical:days', { from: recovery.from, count: recovery.to })),
    },
    {
      name: 'success',
      cells: facts.map(({ success }) => <Figure key={success} value={success} prefix="" suffix="%" />),
    },
    ...words.map(({ name, answers }) => ({
      name,
      cells: answers.map((answer) => t(`procedures.compare.${answer}`)),
    })),
  ];
  return (
    <section {...attributes} className={styles.band} aria-labelledby="compare-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="compare-title">{t('procedures.compare.title')}</h2>
          <p>{t('procedures.compare.lead')}</p>
          {note}
        </header>
        <Answers
          caption={t('procedures.compare.caption')}
          columns={procedures.map((name) => t(`medical:${name}.name`))}
          rows={rows.map(({ name, cells }) => ({
            question: t(`procedures.compare.${name}`),
            answers: cells,
          }))}
        />
        <p className={styles.note}>{t('procedures.compare.note')}</p>
      </div>
    </section>
  );
}
