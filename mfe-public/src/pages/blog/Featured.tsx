import { directionOf } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import type { CardData } from '../../sections/article-card/card';
import { Cover } from '../../sections/article-card/Cover';
import { sceneOf } from '../../sections/article-card/scene';
import { ArticleMeta } from '../../sections/ArticleMeta';
import { SceneImage } from '../../sections/image/SceneImage';
import { InOrder } from '../../sections/InOrder';
import styles from './Featured.module.css';

const sizes = '(min-width: 64rem) 60vw, 100vw';

/** The newest article, larger than the others. */
export function Featured({ article }: { article: CardData }) {
  const { t } = useTranslation('common');
  const { slug, title, excerpt, categories, cover, lng } = article;
  return (
    <section className={styles.featured} aria-labelledby="featured-title">
      <div className={styles.scene}>
        {cover ? (
          <Cover cover={cover} sizes={sizes} priority />
        ) : (
          <SceneImage name={sceneOf(categories)} alt="" sizes={sizes} priority />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <strong>{t('blog.featured.title')}</strong>
          <span>{categories.map((category) => t(`article.categories.${category}`)).join(' · ')}</span>
        </p>
        <h2 id="featured-title" lang={lng} dir={directionOf(lng)}>
          <InOrder text={title} />
        </h2>
        <p className={styles.excerpt} lang={lng} dir={directionOf(lng)}>
          <InOrder text={excerpt} />
        </p>
        <ArticleMeta {...article} />
        <Link to={`/blog/${slug}`} className={buttons.primary} aria-describedby="featured-title">
          {t('blog.featured.read')}
        </Link>
      </div>
    </section>
  );
}
