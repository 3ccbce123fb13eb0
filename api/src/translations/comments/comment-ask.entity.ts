import { Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom a comment asks. It goes with the comment, and with the account. */
@Entity('comment_asks')
export class CommentAsk {
  @PrimaryColumn('uuid')
  comment_id!: string;

  @PrimaryColumn('uuid')
  user_id!: string;
}
