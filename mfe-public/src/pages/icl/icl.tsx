import type { LoadContext, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Balance } from '../../sections/Balance';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { Candidacy } from '../../sections/Candidacy';
import { ClosingCall } from '../../sections/ClosingCall';
import { Crossing } from '../../sections/Crossing';
import { PageHero } from '../../sections/PageHero';
import { Points } from '../../sections/Points';
import { CrossSection } from '../../sections/procedure/CrossSection';
import { limitWords } from '../../sections/procedure/limit-words';
import { ProcedureFacts } from '../../sections/procedure/ProcedureFacts';
import { Profiles } from '../../sections/Profiles';
import { ToSelfCheck } from '../../sections/self-check/ToSelfCheck';
import { Steps } from '../../sections/Steps';
import { loadStories, type StoryData } from '../../sections/stories/load-stories';
import { Stories } from '../../sections/stories/Stories';
import { advantages, disqualifying, requirements, risks, steps, technology, who } from './icl-facts';
import { Limitations } from './Limitations';
import { Versus } from './Versus';

const limits = limitWords.icl;

export const load = (context: LoadContext): Promise<StoryData> => loadStories(context, 'ICL', 2);

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:icl.meta.title'),
  description: t('common:icl.meta.description'),
  statements: [
    {
      about: 'procedure',
      name: t('common:menu.icl'),
      description: t('common:icl.hero.lead'),
      steps: steps.map((step) => t(`common:icl.steps.${step}.text`)),
    },
  ],
});

type PointName = (typeof technology | typeof advantages | typeof who)[number];

export function Page({ data }: PageProps<StoryData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  const pointsOf = (names: readonly PointName[]) =>
    names.map((name) => ({ title: t(`icl.${name}.title`), text: t(`icl.${name}.text`, limits) }));
  const exclusions = disqualifying.map((name) => t(`icl.requirements.${name}`));
  return (
    <>
      <PageHero title={t('icl.hero.title')} lead={t('icl.hero.lead')}>
        <ProcedureFacts name="icl" />
      </PageHero>
      <Below isDue={isDue}>
        <Points
          id="technology"
          title={t('icl.technology.title')}
          lead={t('icl.technology.lead')}
          points={pointsOf(technology)}
        >
          <CrossSection lit="icl" />
        </Points>
        <Balance
          procedure="icl"
          title={t('icl.advantages.title')}
          points={pointsOf(advantages)}
          risks={risks.map((name) => ({
            title: t(`icl.risks.${name}.title`),
            text: t(`icl.risks.${name}.text`),
            cannotWait: name === 'infection',
          }))}
        />
        <Steps
          procedure="icl"
          title={t('icl.steps.title')}
          steps={steps.map((name) => ({
            title: t(`icl.steps.${name}.title`),
            text: t(`icl.steps.${name}.text`),
            duration: t(`icl.steps.${name}.when`),
          }))}
        />
        <Versus />
        <Limitations />
        <Profiles
          groups={['common:icl.who', ...who.map((name) => `common:icl.${name}`)]}
          title={t('icl.who.title')}
          profiles={pointsOf(who)}
        />
        <Candidacy
          group="common:icl.requirements"
          title={t('icl.requirements.title')}
          lead={t('icl.requirements.lead')}
          suits={{
            title: t('icl.requirements.suits'),
            items: requirements.map((name) => t(`icl.requirements.${name}`, limits)),
          }}
          suitsNot={{
            title: t('icl.requirements.suitsNot'),
            items: exclusions,
          }}
        />
        <ToSelfCheck />
        <Stories title={t('icl.stories')} stories={data?.stories ?? []} />
        <Crossing results="seeResults" />
        <ClosingCall about="icl" title={t('icl.closing.title')} text={t('icl.closing.text')} />
      </Below>
    </>
  );
}
