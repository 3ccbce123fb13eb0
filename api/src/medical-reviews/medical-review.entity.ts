import type { MedicalPage } from '@lens/contracts/medical-pages';
import type { MedicalSource } from '@lens/contracts/medical-reviews';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, day, revision } from '../database/columns.js';

/** Of one medical page, or of one article. */
@Entity('medical_reviews')
export class MedicalReviewRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', nullable: true })
  page!: MedicalPage | null;

  @Column({ type: 'uuid', nullable: true })
  article_id!: string | null;

  @Column({ type: 'text', nullable: true })
  written_by!: string | null;

  @Column({ type: 'text', nullable: true })
  reviewed_by!: string | null;

  @Column({ type: 'text', nullable: true })
  license!: string | null;

  @Column(day({ nullable: true }))
  reviewed_on!: string | null;

  @Column(day({ nullable: true }))
  due_on!: string | null;

  @Column({ type: 'jsonb', default: [] })
  sources!: MedicalSource[];

  /** Invented for the demo, and shown as such; until staff save it as their own. */
  @Column({ type: 'boolean', default: false })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
