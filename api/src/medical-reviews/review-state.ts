import { reviewNoticeDays, type MedicalReviewState } from '@lens/contracts/medical-reviews';
import { practiceToday } from '../common/practice-today.js';

/** SQL conditions on a review by its state. */
export const stateConditions = (alias: string): Record<MedicalReviewState, string> => ({
  missing: `${alias}.reviewed_by IS NULL`,
  overdue: `${alias}.due_on < ${practiceToday}`,
  due: `${alias}.due_on BETWEEN ${practiceToday} AND ${practiceToday} + ${reviewNoticeDays}`,
  current: `${alias}.due_on > ${practiceToday} + ${reviewNoticeDays}`,
});

/** SQL for the state of a review. */
export const stateSql = (alias: string): string => {
  const { missing, overdue, due } = stateConditions(alias);
  return `CASE WHEN ${missing} THEN 'missing' WHEN ${overdue} THEN 'overdue' WHEN ${due} THEN 'due'
    ELSE 'current' END`;
};
