import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt, timestamp } from '../database/columns.js';

export type ArticleStatus = 'draft' | 'scheduled' | 'published';

@Entity('articles')
export class Article {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  status!: ArticleStatus;

  @Column(timestamp({ nullable: true }))
  published_at!: string | null;

  @Column(createdAt)
  created_at!: string;
}
