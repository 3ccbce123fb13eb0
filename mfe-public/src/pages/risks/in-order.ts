import { harmsByOption, riskOptions, type Harm } from '@lens/contracts/risk-choices';
import type { PublicRisk } from '@lens/contracts/risks';

const placeOf = ({ option, harm }: PublicRisk): number =>
  riskOptions.indexOf(option) * 100 + (harmsByOption[option] as readonly Harm[]).indexOf(harm);

/** As the page shows them, so that the sources count up: option by option, each in the order of its page. */
export const inOrder = (risks: readonly PublicRisk[]): PublicRisk[] =>
  [...risks].sort((one, other) => placeOf(one) - placeOf(other));
