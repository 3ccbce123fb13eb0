import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { SceneImage } from '../../sections/image/SceneImage';
import { PageHero } from '../../sections/PageHero';
import { Quote } from '../../sections/Quote';
import { Equipment } from './Equipment';
import { Innovations } from './Innovations';
import { Safety } from './Safety';
import { Telemedicine } from './Telemedicine';
import { formatClaims } from './format-claims';
import styles from './technology.module.css';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:technology.meta.title'),
  description: t('common:technology.meta.description'),
});

export function Page(_props: PageProps) {
  const { t, i18n } = useTranslation('common');
  const { demo } = useSettings();
  const isDue = useDue();
  const claims = formatClaims(i18n.language);
  return (
    <>
      <PageHero title={t('technology.hero.title')} lead={t('technology.hero.lead')}>
        <SceneImage
          name="hero/suite"
          alt={t('technology.hero.alt')}
          sizes="(min-width: 64rem) 40vw, 100vw"
          className={styles.picture}
          priority
        />
      </PageHero>
      <Below isDue={isDue}>
        <Equipment claims={claims} />
        <Innovations claims={claims} />
        <Telemedicine claims={claims} />
        <Safety />
        <Quote
          title={t('technology.philosophy.title')}
          text={t('technology.philosophy.quote')}
          note={demo ? t('technology.philosophy.sample') : undefined}
          place="water"
        />
        <ClosingCall title={t('technology.closing.title')} text={t('technology.closing.text')} />
      </Below>
    </>
  );
}
