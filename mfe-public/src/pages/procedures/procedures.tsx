import type { PageHead, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { Journey } from '../../sections/Journey';
import { PageHero } from '../../sections/PageHero';
import { SelfCheck } from '../../sections/self-check/SelfCheck';
import { Choices } from './Choices';
import { Comparison } from './Comparison';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:procedures.meta.title'),
  description: t('common:procedures.meta.description'),
});

export function Page() {
  const { t } = useTranslation('common');
  const isDue = useDue();
  return (
    <>
      <PageHero title={t('procedures.hero.title')} lead={t('procedures.hero.lead')} />
      <Below isDue={isDue}>
        <Choices />
        <Comparison />
        <SelfCheck />
        <Journey />
        <ClosingCall title={t('procedures.closing.title')} text={t('procedures.closing.text')} />
      </Below>
    </>
  );
}
