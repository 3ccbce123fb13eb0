import { useWatch, type Control } from 'react-hook-form';
import type { BasisContent } from '@lens/contracts/statistics';
import { wilsonInterval } from '@lens/contracts/wilson';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** The share and its 95% interval, as visitors will read them. */
export function IntervalPreview({ control }: { control: Control<{ basis: BasisContent }, unknown> }) {
  const [numerator, denominator] = useWatch({ control, name: ['basis.numerator', 'basis.denominator'] });
  if (!denominator || numerator === null || numerator > denominator) return null;
  const { low, high } = wilsonInterval(numerator, denominator);
  return (
    <output aria-label="The share, and its 95% interval">
      {percent(numerator / denominator)}, 95% interval {percent(low)} to {percent(high)}
    </output>
  );
}
