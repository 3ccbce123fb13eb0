import type { Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';

/** Menu labels are keys of the remotes that declare them (`common:menu.contact`), unknown when the shell is compiled. */
export function useLabels(): (label: string) => string {
  const translate = useTranslation().t as unknown as Translate;
  return (label) => translate(label);
}
