import type { ArticleCategory } from '@lens/contracts/article-categories';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt, timestamp } from '../database/columns.js';

/** The published copy of an article, which visitors read from `published_at` on; the draft is in `articles`. */
@Entity('published_articles')
export class PublishedArticle {
  /** The id of the article. */
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

  /** The revision of the article that was published. */
  @Column({ type: 'int' })
  revision!: number;

  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;
}
