import { harmsByOption, type Harm } from '@lens/contracts/risk-choices';
import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { isCompared } from './compared-harms';

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** What all options are compared by has one name; every other harm is called what its page calls it. */
export function useHarmName(procedure: Procedure): (harm: Harm) => string {
  const { t } = useTranslation('common');
  return (harm) => {
    if (isCompared(harm)) return t(`riskNumbers.name.${harm}`);
    const { lasik, prk, icl } = harmsByOption;
    if (procedure === 'lasik' && isOneOf(lasik, harm)) return t(`lasik.risks.${harm}.title`);
    if (procedure === 'prk' && isOneOf(prk, harm)) return t(`prk.risks.${harm}.title`);
    return isOneOf(icl, harm) ? t(`icl.risks.${harm}.title`) : harm;
  };
}
