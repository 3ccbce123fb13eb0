import type { Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';

/** Menu labels are keys in namespaces of remotes (`common:menu.contact`), so their types are unknown to the shell. */
export function useMenuLabels(): (label: string) => string {
  const translate = useTranslation().t as unknown as Translate;
  return (label) => translate(label);
}
