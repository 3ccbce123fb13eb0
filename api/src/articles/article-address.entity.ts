import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../database/columns.js';

/** An address at which an article is or was published. It leads to the article forever. */
@Entity('article_addresses')
export class ArticleAddress {
  @PrimaryColumn({ type: 'text' })
  slug!: string;

  @Column({ type: 'uuid' })
  article_id!: string;

  /** In the future while the article is scheduled. */
  @Column(timestamp())
  since!: string;
}
