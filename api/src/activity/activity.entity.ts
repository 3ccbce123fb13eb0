import type { activityActions, FieldChanges } from '@lens/contracts/activity';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

/** One change made by staff. The name is copied, so that the log outlives the account. */
@Entity('activity')
export class Activity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  action!: (typeof activityActions)[number];

  @Column({ type: 'text', nullable: true })
  event!: string | null;

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  resource_type!: string;

  @Column({ type: 'text', nullable: true })
  resource_id!: string | null;

  /** The name of the resource at the time of the change. */
  @Column({ type: 'text', nullable: true })
  resource_name!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  changes!: FieldChanges | null;

  @Column(createdAt)
  created_at!: string;
}
