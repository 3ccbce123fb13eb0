import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

@Entity('media')
export class Media {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  filename!: string;

  @Column({ type: 'text' })
  mime!: string;

  @Column(createdAt)
  created_at!: string;
}
