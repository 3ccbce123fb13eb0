import type { DashboardStats } from '@lens/contracts/dashboard';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import { Panel } from '@lens/ui/office/Panel';
import { BarTable } from './BarTable';

const headers = ['Language', 'Requests', 'Share'] as const;
const percent = new Intl.NumberFormat('en', { style: 'percent' });

const languageLabel = (language: string | null) =>
  language === null ? 'Not stated' : isLanguageCode(language) ? languageOf(language).name : language;

/** The languages in which patients ask for a consultation. */
export function RequestLanguages({ rows }: { rows: DashboardStats['requestLanguages'] }) {
  const maxCount = Math.max(...rows.map(({ count }) => count));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title="Languages of requests"
      note="Last twelve weeks"
      empty={rows.length === 0 && 'No requests in the last twelve weeks.'}
    >
      <BarTable
        headers={headers}
        rows={rows.map(({ language, count }) => ({
          label: languageLabel(language),
          share: count / maxCount,
          value: String(count),
          detail: percent.format(count / total),
        }))}
      />
    </Panel>
  );
}
