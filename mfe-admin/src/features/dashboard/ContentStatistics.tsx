import type { DashboardStats } from '@lens/contracts/dashboard';
import { procedures } from '@lens/contracts/procedures';
import { Panel } from '@lens/ui/office/Panel';
import { BarTable } from './BarTable';

const best = 5;
const heads = ['Procedure', 'Average rating', 'Count'] as const;
const abbreviations: ReadonlySet<string> = new Set(procedures);
const procedureLabel = (type: string) => (abbreviations.has(type) ? type.toUpperCase() : type);

/** Average rating and number of testimonials of each procedure. */
export const ContentStatistics = ({ rows }: { rows: DashboardStats['procedureStats'] }) => (
  <Panel title="Content Statistics" empty={rows.length === 0 && 'No ratings yet.'}>
    <BarTable
      heads={heads}
      rows={rows.map(({ procedure_type, avg_rating, count }) => ({
        label: procedureLabel(procedure_type),
        share: avg_rating / best,
        value: `${avg_rating.toFixed(1)} / ${best}`,
        more: String(count),
      }))}
    />
  </Panel>
);
