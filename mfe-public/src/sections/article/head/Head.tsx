import type { PublicArticle } from '@lens/contracts/articles';
import { directionOf } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { Cover } from '../../article-card/Cover';
import { sceneOf } from '../../article-card/scene';
import { ArticleMeta } from '../../ArticleMeta';
import { InOrder } from '../../InOrder';
import { SceneImage } from '../../image/SceneImage';
import { Trail } from './Trail';
import styles from './Head.module.css';

const sizes = '(min-width: 64rem) 75vw, 92vw';

/** The beginning of an article: categories, title, excerpt, author and picture. */
export function Head({ article }: { article: PublicArticle }) {
  const { t } = useTranslation('common');
  const { title, excerpt, categories, cover, lng, is_sample } = article;
  return (
    <header className={styles.head}>
      <Arcs count={6} draw className={styles.arcs} />
      <Trail title={title} />
      <div className={styles.words}>
        <p className={styles.categories}>
          {categories.map((category) => t(`article.categories.${category}`)).join(' · ')}
        </p>
        <h1 lang={lng} dir={directionOf(lng)}>
          <InOrder text={title} />
        </h1>
        <p className={styles.lead} lang={lng} dir={directionOf(lng)}>
          <InOrder text={excerpt} />
        </p>
        <ArticleMeta {...article} />
        {is_sample ? <p className={styles.sample}>{t('article.sample')}</p> : null}
      </div>
      <div className={styles.picture}>
        {cover ? (
          <Cover cover={cover} sizes={sizes} />
        ) : (
          <SceneImage name={sceneOf(categories)} alt="" sizes={sizes} />
        )}
      </div>
    </header>
  );
}
