import type { ArticleCategory, ArticleStatus } from '@lens/contracts/articles';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt, timestamp } from '../database/columns.js';

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

  /** As last written: a scheduled one whose time has come is published without anybody writing it. */
  @Column({ type: 'text' })
  status!: ArticleStatus;

  @Column(timestamp({ nullable: true }))
  published_at!: string | null;

  @Column({ type: 'int' })
  revision!: number;

  /** Invented for the demo, and shown as such. */
  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ default: () => 'now()' }))
  updated_at!: string;
}
