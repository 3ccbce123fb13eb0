import type { ArticleCategory } from '@lens/contracts/article-categories';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt, timestamp } from '../database/columns.js';

/** What visitors read of an article, or will once `published_at` has come; the draft is written beside it. */
@Entity('published_articles')
export class PublishedArticle {
  /** The article's own. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  author!: string;

  @Column({ type: 'text', array: true })
  categories!: ArticleCategory[];

  @Column({ type: 'uuid', nullable: true })
  cover_id!: string | null;

  @Column(timestamp())
  published_at!: string;

  /** The one of the article that it was published from. */
  @Column({ type: 'int' })
  revision!: number;

  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;
}
