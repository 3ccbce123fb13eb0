import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { useSearchParams } from '@lens/platform/router';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { PageHero } from '../../sections/PageHero';
import { chooseStories } from './choose-stories';
import { choiceOf } from './filters/choice';
import { Filters } from './filters/Filters';
import { Gallery } from './Gallery';
import { Headline } from './headline/Headline';
import type { TestimonialsData } from './load';
import { LongStories } from './LongStories';
import { Pacific } from './Pacific';
import { Reviews } from './reviews/Reviews';
import { headlineOf } from './testimonials-facts';
import styles from './testimonials.module.css';

export { load } from './load';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:testimonials.meta.title'),
  description: t('common:testimonials.meta.description'),
});

export function Page({ data }: PageProps<TestimonialsData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  const [query] = useSearchParams();
  const choice = choiceOf(query);
  const { longStories, pacific, reviews, count, hasStories, hasSamples } = chooseStories(data, choice);
  const places = hasStories ? (['stories', 'gallery'] as const) : (['gallery'] as const);
  return (
    <>
      <PageHero title={t('testimonials.hero.title')} lead={t('testimonials.hero.lead')}>
        <nav className={styles.contents} aria-label={t('testimonials.contents.label')}>
          {places.map((place) => (
            <a key={place} href={`#${place}`}>
              {t(`testimonials.contents.${place}`)}
            </a>
          ))}
        </nav>
      </PageHero>
      <Below isDue={isDue}>
        <Headline figures={headlineOf(data)} />
        {hasStories ? (
          <section id="stories" className={styles.stories} aria-labelledby="stories-title">
            <header>
              <h2 id="stories-title">{t('testimonials.filters.title')}</h2>
              {hasSamples ? <p>{t('stories.samples')}</p> : null}
            </header>
            <Filters choice={choice} count={count} />
            <LongStories stories={longStories} />
          </section>
        ) : null}
        <Pacific stories={pacific} />
        <Gallery results={data?.results ?? []} />
        <Reviews reviews={reviews} />
        <ClosingCall title={t('testimonials.closing.title')} text={t('testimonials.closing.text')} />
      </Below>
    </>
  );
}
