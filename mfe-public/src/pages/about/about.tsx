import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { DualMission } from '../../sections/dual-mission/DualMission';
import { formatFigureInText } from '../../sections/figure/format-figure';
import { PageHero } from '../../sections/PageHero';
import { Quote } from '../../sections/Quote';
import { figuresOf } from './about-facts';
import { Awards } from './Awards';
import { Education } from './Education';
import { Impact } from './Impact';
import { Leadership } from './Leadership';
import type { AboutData } from './load';
import { OnThisPage } from './OnThisPage';
import { PacificMission } from './PacificMission';
import { Portrait } from './Portrait';
import { Research } from './Research';
import { Surgery } from './Surgery';
import { Telemedicine } from './Telemedicine';

export { load } from './load';

export const head = (_data: AboutData | undefined, t: Translate): PageHead => ({
  title: t('common:about.meta.title'),
  description: t('common:about.meta.description'),
});

export function Page({ data }: PageProps<AboutData>) {
  const { t, i18n } = useTranslation('common');
  const isDue = useDue();
  const figures = figuresOf(data);
  const { institutions = [], awards = [] } = data ?? {};
  const years = formatFigureInText(figures.surgeon_years, i18n.language);
  return (
    <>
      <PageHero title={t('about.hero.title')} lead={t('about.hero.lead', { years })}>
        <Portrait />
      </PageHero>
      <OnThisPage hasEducation={institutions.length > 0} hasAwards={awards.length > 0} />
      <Below isDue={isDue}>
        <Leadership figures={figures} />
        <Quote text={t('about.quote')} place="margin" />
        <Education institutions={institutions} />
        <PacificMission figures={figures} />
        <Telemedicine />
        <Surgery />
        <Research funding={figures.research_funding} />
        <Awards awards={awards} />
        <DualMission />
        <Impact figures={figures} />
        <Quote title={t('about.philosophy.title')} text={t('about.philosophy.quote')} place="water" />
        <ClosingCall title={t('about.closing.title')} text={t('about.closing.text')}>
          <Link to="/pacific-story">{t('about.closing.mission')}</Link>
        </ClosingCall>
      </Below>
    </>
  );
}
