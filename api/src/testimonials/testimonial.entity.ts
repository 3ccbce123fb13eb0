import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

export type TestimonialStatus = 'pending' | 'approved' | 'rejected';

@Entity('testimonials')
export class Testimonial {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  status!: TestimonialStatus;

  @Column({ type: 'text' })
  procedure_type!: string;

  /** 1 to 5. */
  @Column({ type: 'int' })
  rating!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  quote!: string;

  /** Invented for the demo, and shown as such. */
  @Column({ type: 'boolean' })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;
}
