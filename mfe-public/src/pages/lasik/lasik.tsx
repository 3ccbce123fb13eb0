import type { LoadContext, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Balance } from '../../sections/Balance';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { Candidacy } from '../../sections/Candidacy';
import { ClosingCall } from '../../sections/ClosingCall';
import { Crossing } from '../../sections/Crossing';
import { SceneImage } from '../../sections/image/SceneImage';
import { PageHero } from '../../sections/PageHero';
import { Points } from '../../sections/Points';
import { limitWords } from '../../sections/procedure/limit-words';
import { ProcedureFacts } from '../../sections/procedure/ProcedureFacts';
import { ToSelfCheck } from '../../sections/self-check/ToSelfCheck';
import { Steps } from '../../sections/Steps';
import { loadStories, type StoryData } from '../../sections/stories/load-stories';
import { Stories } from '../../sections/stories/Stories';
import { benefits, risks, steps, suits, suitsNot, technology } from './lasik-facts';
import styles from './lasik.module.css';

const limits = limitWords.lasik;

export const load = (context: LoadContext): Promise<StoryData> => loadStories(context, 'LASIK', 3);

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:lasik.meta.title'),
  description: t('common:lasik.meta.description'),
  statements: [
    {
      about: 'procedure',
      name: t('common:menu.lasik'),
      description: t('common:lasik.hero.lead'),
      steps: steps.map((step) => t(`common:lasik.steps.${step}.text`, limits)),
    },
    {
      about: 'questions',
      questions: [
        {
          question: t('common:lasik.candidacy.title'),
          answer: ['lead', 'suits', ...suits, 'suitsNot', ...suitsNot].map((item) =>
            t(`common:lasik.candidacy.${item}`, limits),
          ),
        },
      ],
    },
  ],
});

export function Page({ data }: PageProps<StoryData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  const pointsOf = (names: readonly ((typeof benefits)[number] | (typeof technology)[number])[]) =>
    names.map((name) => ({ title: t(`lasik.${name}.title`), text: t(`lasik.${name}.text`, limits) }));
  return (
    <>
      <PageHero title={t('lasik.hero.title')} lead={t('lasik.hero.lead')}>
        <ProcedureFacts name="lasik" />
      </PageHero>
      <Below isDue={isDue}>
        <Points
          id="technology"
          title={t('lasik.technology.title')}
          lead={t('lasik.technology.lead')}
          points={pointsOf(technology)}
        >
          <SceneImage
            name="hero/wavefront"
            alt={t('lasik.picture')}
            sizes="(min-width: 64rem) 30vw, 100vw"
            className={styles.picture}
          />
        </Points>
        <Balance
          procedure="lasik"
          title={t('lasik.benefits.title')}
          points={pointsOf(benefits)}
          risks={risks.map((name) => ({
            title: t(`lasik.risks.${name}.title`),
            text: t(`lasik.risks.${name}.text`),
            cannotWait: name === 'infection',
          }))}
        />
        <Steps
          procedure="lasik"
          title={t('lasik.steps.title')}
          steps={steps.map((name) => ({
            title: t(`lasik.steps.${name}.title`),
            text: t(`lasik.steps.${name}.text`, limits),
          }))}
        />
        <Candidacy
          group="common:lasik.candidacy"
          title={t('lasik.candidacy.title')}
          lead={t('lasik.candidacy.lead')}
          suits={{
            title: t('lasik.candidacy.suits'),
            items: suits.map((name) => t(`lasik.candidacy.${name}`, limits)),
          }}
          suitsNot={{
            title: t('lasik.candidacy.suitsNot'),
            items: suitsNot.map((name) => t(`lasik.candidacy.${name}`)),
          }}
        />
        <ToSelfCheck />
        <Stories title={t('lasik.stories')} stories={data?.stories ?? []} />
        <Crossing results="seeTestimonials" />
        <ClosingCall about="lasik" title={t('lasik.closing.title')} text={t('lasik.closing.text')} />
      </Below>
    </>
  );
}
