import { directionOf } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { ArticleMeta } from '../ArticleMeta';
import { InOrder } from '../InOrder';
import type { CardData } from './card';
import { Cover } from './Cover';
import { Plate } from './Plate';
import styles from './ArticleCard.module.css';

interface ArticleCardProps {
  article: CardData;
  /** For links to this card. */
  id?: string;
}

/** A card of an article. A click anywhere on it follows its link. */
export function ArticleCard({ article, id }: ArticleCardProps) {
  const { t } = useTranslation('common');
  const { slug, title, excerpt, categories, cover, lng } = article;
  return (
    <article className={styles.card} id={id} aria-labelledby={`card-${slug}`}>
      {cover ? (
        <Cover cover={cover} sizes="(min-width: 64rem) 28rem, 92vw" />
      ) : (
        <Plate slug={slug} categories={categories} />
      )}
      <p className={styles.categories}>
        {categories.map((category) => t(`article.categories.${category}`)).join(' · ')}
      </p>
      <h3 id={`card-${slug}`} lang={lng} dir={directionOf(lng)}>
        <InOrder text={title} />
      </h3>
      <p className={styles.excerpt} lang={lng} dir={directionOf(lng)}>
        <InOrder text={excerpt} />
      </p>
      <ArticleMeta {...article} />
      <Link to={`/blog/${slug}`} className={styles.more}>
        <span>
          {t('article.readMore')}
          <bdi className="visually-hidden" lang={lng}>
            {` ${title}`}
          </bdi>
        </span>
        <ArrowRightIcon />
      </Link>
    </article>
  );
}
