import type { DashboardStats } from '@lens/contracts/dashboard';
import { procedures } from '@lens/contracts/procedures';
import { Panel } from '@lens/ui/office/Panel';
import { BarTable } from './BarTable';

const maxRating = 5;
const headers = ['Procedure', 'Average rating', 'Count'] as const;
const abbreviations: ReadonlySet<string> = new Set(procedures);
const procedureLabel = (type: string) => (abbreviations.has(type) ? type.toUpperCase() : type);

/** Average rating and number of testimonials of each procedure. */
export const ContentStatistics = ({ rows }: { rows: DashboardStats['procedureStats'] }) => (
  <Panel title="Content Statistics" empty={rows.length === 0 && 'No ratings yet.'}>
    <BarTable
      headers={headers}
      rows={rows.map(({ procedure_type, avg_rating, count }) => ({
        label: procedureLabel(procedure_type),
        share: avg_rating / maxRating,
        value: `${avg_rating.toFixed(1)} / ${maxRating}`,
        detail: String(count),
      }))}
    />
  </Panel>
);
