import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../../database/columns.js';

/** A comment on a text. The username is copied, so that it outlives the account. */
@Entity('text_comments')
export class TextCommentRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  namespace!: string;

  @Column({ type: 'text' })
  key!: string;

  /** Null for a comment about the English. */
  @Column({ type: 'text', nullable: true })
  language!: LanguageCode | null;

  @Column({ type: 'uuid', nullable: true })
  user_id!: string | null;

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column(createdAt)
  created_at!: string;

  @Column({ type: 'text', nullable: true })
  resolved_by!: string | null;

  @Column(timestamp({ name: 'resolved_at', nullable: true }))
  resolved_at!: string | null;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
