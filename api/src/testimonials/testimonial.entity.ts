import type { procedureTypes } from '@lens/contracts/procedures';
import type { regions } from '@lens/contracts/regions';
import type { TestimonialStatus, TestimonialTranslations } from '@lens/contracts/testimonials';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, day, revision, timestamp } from '../database/columns.js';

@Entity('testimonials')
export class Testimonial {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  status!: TestimonialStatus;

  @Column({ type: 'text' })
  procedure_type!: (typeof procedureTypes)[number];

  /** 1 to 5. */
  @Column({ type: 'int' })
  rating!: number;

  @Column({ type: 'boolean' })
  featured!: boolean;

  @Column({ type: 'text' })
  region!: (typeof regions)[number];

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'int', nullable: true })
  age!: number | null;

  @Column({ type: 'text', nullable: true })
  occupation!: string | null;

  @Column({ type: 'text', nullable: true })
  location!: string | null;

  @Column({ type: 'text', nullable: true })
  before_vision!: string | null;

  @Column({ type: 'text', nullable: true })
  after_vision!: string | null;

  @Column({ type: 'text' })
  quote!: string;

  @Column({ type: 'text', array: true })
  key_benefits!: string[];

  @Column({ type: 'text', nullable: true })
  pacific_story!: string | null;

  @Column({ type: 'text', nullable: true })
  impact!: string | null;

  /** 1 to 10. */
  @Column({ type: 'int', nullable: true })
  satisfaction!: number | null;

  @Column({ type: 'boolean', default: false })
  video_available!: boolean;

  @Column(day({ nullable: true }))
  given_on!: string | null;

  @Column({ type: 'uuid', nullable: true })
  image_id!: string | null;

  @Column({ type: 'boolean' })
  consent!: boolean;

  @Column({ type: 'text', nullable: true })
  source!: string | null;

  @Column({ type: 'jsonb', default: {} })
  translations!: TestimonialTranslations;

  /** Invented for the demo, and shown as such. */
  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ default: () => 'now()' }))
  updated_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
