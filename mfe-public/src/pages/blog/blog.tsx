import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { useSearchParams } from '@lens/platform/router';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { PageHero } from '../../sections/PageHero';
import { Featured } from './Featured';
import { Filters } from './Filters';
import { ArticleList } from './list/ArticleList';
import { Letter } from './Letter';
import type { BlogData } from './load';
import { Resources } from './Resources';
import { viewOf } from './view';
import styles from './blog.module.css';

export { load } from './load';

export const head = (_data: BlogData | undefined, t: Translate): PageHead => ({
  title: t('common:blog.meta.title'),
  description: t('common:blog.meta.description'),
});

export function Page({ data, reload }: PageProps<BlogData>) {
  const { t } = useTranslation('common');
  const [query] = useSearchParams();
  const view = data?.view ?? viewOf(Object.fromEntries(query));
  const isDue = useDue();
  return (
    <>
      <PageHero title={t('blog.hero.title')} lead={t('blog.hero.lead')} />
      <Below isDue={isDue}>
        {data?.featured ? <Featured article={data.featured} /> : null}
        <div className={styles.columns}>
          {!data || data.featured ? <Filters view={view} counts={data?.counts} /> : null}
          <ArticleList data={data} view={view} reload={reload} />
        </div>
        <Letter />
        <Resources />
      </Below>
    </>
  );
}
