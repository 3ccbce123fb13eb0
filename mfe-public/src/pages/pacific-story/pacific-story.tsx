import type { LoadContext, PageHead, PageProps, Translate } from '@lens/contracts/page';
import type { PublicPractice } from '@lens/contracts/settings';
import { useTranslation } from '@lens/platform/i18n';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { DualMission } from '../../sections/dual-mission/DualMission';
import { loadFigures } from '../../sections/figure/load-figures';
import { PageHero } from '../../sections/PageHero';
import { Film } from './film/Film';
import { Impact } from './Impact';
import { fallbackMission, missionAt, type Mission } from './next-mission/mission';
import { NextMission } from './next-mission/NextMission';
import { impactKeys, impactOf, type ImpactFigures } from './pacific-facts';
import { Philosophy } from './Philosophy';
import { Pictures } from './Pictures';
import { Timeline } from './timeline/Timeline';

interface PacificData {
  figures: Partial<ImpactFigures>;
  mission: Mission | null;
}

export async function load(context: LoadContext): Promise<PacificData> {
  const { api, signal } = context;
  const [figures, settings] = await Promise.all([
    loadFigures(context, impactKeys),
    api.get<PublicPractice>('/settings/public', { signal }),
  ]);
  return { figures, mission: missionAt(settings, Date.now()) };
}

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:pacificStory.meta.title'),
  description: t('common:pacificStory.meta.description'),
});

export function Page({ data }: PageProps<PacificData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  return (
    <>
      <PageHero title={t('pacificStory.hero.title')} lead={t('pacificStory.hero.lead')} />
      <Film />
      <Below isDue={isDue}>
        <Timeline />
        <Impact figures={impactOf(data)} />
        <Pictures />
        <Philosophy />
        <DualMission />
        <NextMission mission={data ? data.mission : fallbackMission} />
        <ClosingCall title={t('pacificStory.closing.title')} text={t('pacificStory.closing.text')} />
      </Below>
    </>
  );
}
