import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { Away } from './Away';
import { useLiveArticle } from './live/use-live-article';
import { Body } from '../../sections/article/Body';
import { Head } from '../../sections/article/head/Head';
import type { ArticleData } from './load';
import { Related } from './Related';

export { load } from './load';

export const head = (data: ArticleData | undefined, t: Translate): PageHead =>
  data
    ? {
        title: t('common:article.meta.title', { title: data.article.seo_title }),
        description: data.article.seo_description,
        languages: data.article.languages,
        statements: [
          {
            about: 'article',
            title: data.article.title,
            excerpt: data.article.excerpt,
            author: data.article.author,
            publishedAt: data.article.published_at,
            language: data.article.body_lng,
          },
        ],
      }
    : { title: t('common:article.meta.away'), noindex: true };

export function Page({ data, params, reload }: PageProps<ArticleData>) {
  return data ? <Article {...data} /> : <Away address={`/blog/${params['slug']}`} reload={reload} />;
}

function Article({ article: original, related }: ArticleData) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  const { article, translation } = useLiveArticle(original);
  return (
    <>
      <Head article={article} />
      <Below isDue={isDue}>
        <Body article={article} translation={translation} />
        <Related articles={related} />
        <ClosingCall title={t('article.closing.title')} text={t('article.closing.text')} />
      </Below>
    </>
  );
}
