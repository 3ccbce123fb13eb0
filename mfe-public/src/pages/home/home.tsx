import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { figuresOf } from './facts';
import type { HomeData } from './load';
import { Hero } from './hero/Hero';
import { Figures } from './figures/Figures';
import { Procedures } from './Procedures';
import { Journey } from '../../sections/Journey';
import { Next } from './Next';
import { Mission } from './Mission';

export { load } from './load';

export const head = (_data: HomeData | undefined, t: Translate): PageHead => ({
  title: t('common:home.meta.title'),
  description: t('common:home.meta.description'),
});

export function Page({ data }: PageProps<HomeData>) {
  const { t } = useTranslation('common');
  const figures = figuresOf(data);
  const isDue = useDue();
  return (
    <>
      <Hero isDue={isDue} />
      <Below isDue={isDue}>
        <Figures figures={figures} />
        <Procedures />
        <Next />
        <Journey />
        <Mission figures={figures} />
        <ClosingCall title={t('home.closing.title')} text={t('home.closing.text')}>
          <Link to="/pacific-story">{t('home.closing.pacific')}</Link>
        </ClosingCall>
      </Below>
    </>
  );
}
