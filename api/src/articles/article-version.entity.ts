import type { ArticleVersionAnswer } from '@lens/contracts/articles';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

/** The content of an article in one revision. Never changed, so that overwritten content can be restored. */
@Entity('article_versions')
export class ArticleVersion {
  @PrimaryColumn({ type: 'uuid' })
  article_id!: string;

  @PrimaryColumn({ type: 'int' })
  revision!: number;

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'jsonb' })
  content!: ArticleVersionAnswer['content'];

  @Column(createdAt)
  created_at!: string;
}
