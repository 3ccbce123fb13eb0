import type { Procedure } from '@lens/contracts/procedures';
import { useTranslation } from '@lens/platform/i18n';
import { Eye } from './Eye';
import { outcomes } from './layers';

/** The front of the eye with the part lit that a procedure changes. */
export function CrossSection({ lit }: { lit: Procedure }) {
  const { t } = useTranslation('medical');
  return <Eye label={t(`diagram.${lit}`)}>{outcomes[lit]}</Eye>;
}
