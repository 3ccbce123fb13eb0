import type { AltTexts, MediaFailure } from '@lens/contracts/media';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../database/columns.js';

/** A picture. Its files are in the media store, under its id. */
@Entity('media')
export class Media {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The name that staff see; never part of a path on disk. */
  @Column({ type: 'text' })
  filename!: string;

  /** The folder that staff filed it in, such as `team/portraits`; never part of a path on disk. */
  @Column({ type: 'text', nullable: true })
  folder!: string | null;

  /** Of the original. */
  @Column({ type: 'text' })
  mime!: string;

  /** In pixels, of the upright picture. */
  @Column({ type: 'int', default: 0 })
  width!: number;

  @Column({ type: 'int', default: 0 })
  height!: number;

  /** Of the original. */
  @Column({ type: 'int', default: 0 })
  bytes!: number;

  /** Whether any part is transparent. */
  @Column({ type: 'boolean', default: false })
  has_alpha!: boolean;

  @Column({ type: 'jsonb', default: {} })
  alt!: AltTexts;

  /** The focal point, as fractions of width and height. */
  @Column({ type: 'double precision', default: 0.5 })
  focal_x!: number;

  @Column({ type: 'double precision', default: 0.5 })
  focal_y!: number;

  /** Whether the variants are made. */
  @Column({ type: 'text', default: 'failed' })
  state!: 'processing' | 'ready' | 'failed';

  @Column({ type: 'text', nullable: true })
  failure!: MediaFailure | null;

  /** How often a worker has started to make the variants. */
  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** The lease of the worker that makes the variants. */
  @Column({ type: 'uuid', nullable: true })
  lease!: string | null;

  @Column(timestamp({ nullable: true }))
  leased_until!: string | null;

  /** The username is copied, so that it outlives the account. */
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
