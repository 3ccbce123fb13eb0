import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { PageHero } from '../../sections/PageHero';
import { Claims } from './Claims';
import type { ResultsData } from './load';
import { Outcomes } from './Outcomes';

export { load } from './load';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:results.meta.title'),
  description: t('common:results.meta.description'),
});

export function Page({ data }: PageProps<ResultsData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  return (
    <>
      <PageHero title={t('results.hero.title')} lead={t('results.hero.lead')} />
      <Below isDue={isDue}>
        <Outcomes measured={data?.measured ?? []} outcome={data?.outcome ?? null} />
        <Claims claims={data?.claims ?? []} />
        <ClosingCall title={t('results.closing.title')} text={t('results.closing.text')} />
      </Below>
    </>
  );
}
