import type { AltTexts, MediaFailure } from '@lens/contracts/media';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../database/columns.js';

/** A picture. Its files are in the media store, under its id. */
@Entity('media')
export class Media {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** What staff know it by; never part of a path. */
  @Column({ type: 'text' })
  filename!: string;

  /** Where staff keep it: `team/portraits`; never part of a path on disk. */
  @Column({ type: 'text', nullable: true })
  folder!: string | null;

  /** Of the original. */
  @Column({ type: 'text' })
  mime!: string;

  /** In pixels, as the picture is seen. */
  @Column({ type: 'int', default: 0 })
  width!: number;

  @Column({ type: 'int', default: 0 })
  height!: number;

  /** Of the original. */
  @Column({ type: 'int', default: 0 })
  bytes!: number;

  /** Whether anything shows through it. */
  @Column({ type: 'boolean', default: false })
  has_alpha!: boolean;

  @Column({ type: 'jsonb', default: {} })
  alt!: AltTexts;

  /** The focal point, as shares of width and height. */
  @Column({ type: 'double precision', default: 0.5 })
  focal_x!: number;

  @Column({ type: 'double precision', default: 0.5 })
  focal_y!: number;

  /** How far its variants are. */
  @Column({ type: 'text', default: 'failed' })
  state!: 'processing' | 'ready' | 'failed';

  @Column({ type: 'text', nullable: true })
  failure!: MediaFailure | null;

  /** How often somebody began to make the variants. */
  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** Whoever makes the variants, until when they are believed to be alive. */
  @Column({ type: 'uuid', nullable: true })
  lease!: string | null;

  @Column(timestamp({ nullable: true }))
  leased_until!: string | null;

  /** The name is copied, so that it outlives the account. */
  @Column({ type: 'text', default: '' })
  uploaded_by!: string;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ default: () => 'now()' }))
  updated_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
