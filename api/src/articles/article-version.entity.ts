import type { ArticleVersionAnswer } from '@lens/contracts/articles';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

/** The article as a revision left it. Never changed, so that whatever was overwritten can be had back. */
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
