import type { Harm } from '@lens/contracts/risk-choices';
import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { risks as iclHarms } from '../icl/icl-facts';
import { risks as lasikHarms } from '../lasik/lasik-facts';
import { risks as prkHarms } from '../prk/prk-facts';
import { isCompared } from './compared-harms';

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** What the page of the procedure calls a harm; every other one is one that all options are compared by. */
export function useHarmName(procedure: Procedure): (harm: Harm) => string {
  const { t } = useTranslation('common');
  return (harm) => {
    if (procedure === 'lasik' && isOneOf(lasikHarms, harm)) return t(`lasik.risks.${harm}.title`);
    if (procedure === 'prk' && isOneOf(prkHarms, harm)) return t(`prk.risks.${harm}.title`);
    if (procedure === 'icl' && isOneOf(iclHarms, harm)) return t(`icl.risks.${harm}.title`);
    return isCompared(harm) ? t(`riskNumbers.name.${harm}`) : harm;
  };
}
