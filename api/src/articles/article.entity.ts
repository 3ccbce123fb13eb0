import type { ArticleCategory } from '@lens/contracts/article-categories';
import type { ArticleStatus } from '@lens/contracts/articles';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, timestamp } from '../database/columns.js';

/** An article with its draft; visitors read the copy of it that was published. */
@Entity('articles')
export class Article {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  author!: string;

  @Column({ type: 'text', array: true })
  categories!: ArticleCategory[];

  @Column({ type: 'uuid', nullable: true })
  cover_id!: string | null;

  /** May be late: an article counts as published from its time on, before `ScheduledPublication` updates the status. */
  @Column({ type: 'text' })
  status!: ArticleStatus;

  @Column(timestamp({ nullable: true }))
  published_at!: string | null;

  @Column({ type: 'int' })
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;

  /** Whether the draft differs from what is published. */
  @Column({ type: 'boolean', default: false })
  has_changes!: boolean;

  /** Invented for the demo, and marked so. */
  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ default: () => 'now()' }))
  updated_at!: string;
}
