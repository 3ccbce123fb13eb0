import type { ArticleCategory } from '@lens/contracts/article-categories';
import type { ArticleStatus } from '@lens/contracts/articles';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, timestamp } from '../database/columns.js';

/** An article as staff write it; what visitors read is published from it. */
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

  /** As last written: a scheduled one whose time has come is published before `ScheduledPublication` writes it. */
  @Column({ type: 'text' })
  status!: ArticleStatus;

  @Column(timestamp({ nullable: true }))
  published_at!: string | null;

  @Column({ type: 'int' })
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;

  /** Whether it says something else than what is published of it. */
  @Column({ type: 'boolean', default: false })
  has_changes!: boolean;

  /** Invented for the demo, and shown as such. */
  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ default: () => 'now()' }))
  updated_at!: string;
}
