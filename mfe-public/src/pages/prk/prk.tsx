import type { LoadContext, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Balance } from '../../sections/Balance';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { Crossing } from '../../sections/Crossing';
import { PageHero } from '../../sections/PageHero';
import { Periods } from '../../sections/Periods';
import { Points } from '../../sections/Points';
import { CrossSection } from '../../sections/procedure/CrossSection';
import { limitWords } from '../../sections/procedure/limit-words';
import { ProcedureFacts } from '../../sections/procedure/ProcedureFacts';
import { Profiles } from '../../sections/Profiles';
import { ToSelfCheck } from '../../sections/self-check/ToSelfCheck';
import { Steps } from '../../sections/Steps';
import { loadStories, type StoryData } from '../../sections/stories/load-stories';
import { Stories } from '../../sections/stories/Stories';
import { advantages, explanation, periods, profiles, risks, steps } from './prk-facts';

/** The laser is that of LASIK, and so are its limits. */
const limits = limitWords.lasik;

export const load = (context: LoadContext): Promise<StoryData> => loadStories(context, 'PRK', 1);

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:prk.meta.title'),
  description: t('common:prk.meta.description'),
  statements: [
    {
      about: 'procedure',
      name: t('common:menu.prk'),
      description: t('common:prk.hero.lead'),
      steps: steps.map((step) => t(`common:prk.steps.${step.name}.text`)),
    },
  ],
});

type PointName = (typeof explanation)[number] | (typeof advantages)[number] | (typeof profiles)[number];

export function Page({ data }: PageProps<StoryData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  const pointsOf = (names: readonly PointName[]) =>
    names.map((name) => ({ title: t(`prk.${name}.title`), text: t(`prk.${name}.text`, limits) }));
  return (
    <>
      <PageHero title={t('prk.hero.title')} lead={t('prk.hero.lead')}>
        <ProcedureFacts name="prk" />
      </PageHero>
      <Below isDue={isDue}>
        <Points
          id="explanation"
          title={t('prk.explanation.title')}
          lead={t('prk.explanation.lead')}
          points={pointsOf(explanation)}
        >
          <CrossSection lit="prk" />
        </Points>
        <Balance
          procedure="prk"
          title={t('prk.advantages.title')}
          lead={t('prk.advantages.lead')}
          points={pointsOf(advantages)}
          risks={risks.map((name) => ({
            title: t(`prk.risks.${name}.title`),
            text: t(`prk.risks.${name}.text`),
            cannotWait: name === 'infection',
          }))}
        />
        <Steps
          procedure="prk"
          title={t('prk.steps.title')}
          steps={steps.map(({ name, unit, ...span }) => ({
            title: t(`prk.steps.${name}.title`),
            text: t(`prk.steps.${name}.text`),
            duration:
              'from' in span
                ? t(`prk.steps.${unit}Span`, { from: span.from, count: span.to })
                : t(`prk.steps.${unit}`, { count: span.to }),
          }))}
        />
        <Periods
          group="common:prk.recovery"
          title={t('prk.recovery.title')}
          lead={t('prk.recovery.lead')}
          labels={{ symptoms: t('prk.recovery.symptoms'), care: t('prk.recovery.care') }}
          periods={periods.map(({ name, unit, from, to }) => ({
            when: t(`prk.recovery.${unit}`, { from, to }),
            title: t(`prk.recovery.${name}.title`),
            symptoms: t(`prk.recovery.${name}.symptoms`),
            care: t(`prk.recovery.${name}.care`),
          }))}
        />
        <Profiles
          groups={profiles.map((name) => `common:prk.${name}`)}
          title={t('prk.profiles.title')}
          profiles={pointsOf(profiles)}
        />
        <ToSelfCheck />
        <Stories title={t('prk.stories')} stories={data?.stories ?? []} />
        <Crossing results="seeResults" />
        <ClosingCall about="prk" title={t('prk.closing.title')} text={t('prk.closing.text')} />
      </Below>
    </>
  );
}
