import type { Role } from '@lens/contracts/access';
import { noPermissions, type DeskPermissions } from '@lens/contracts/desk-permissions';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../../database/columns.js';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Unique, ignoring case. */
  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  role!: Role;

  /** Argon2id in PHC format. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  /** Of the person behind the account, for sign-offs. */
  @Column({ type: 'text', nullable: true })
  name!: string | null;

  @Column({ type: 'text', nullable: true })
  qualification!: string | null;

  /** What a translator may do in which languages. */
  @Column({ type: 'jsonb', default: noPermissions })
  permissions!: DeskPermissions;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ nullable: true }))
  last_login_at!: string | null;

  @Column(timestamp({ nullable: true }))
  last_active_at!: string | null;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
