import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StreamTicket as TicketAnswer } from '@lens/contracts/event-stream';
import { DataSource, LessThan } from 'typeorm';
import { Sessions } from '../auth/sessions.js';
import { ApiError } from '../common/errors/api-error.js';
import type { Staff } from '../common/staff.js';
import { StreamTicket } from './stream-ticket.entity.js';

const ticketSeconds = 60;

/** Issues tickets that open an event stream once. A token must not be in a URL, which may end up in a log. */
@Injectable()
export class StreamTickets {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
  ) {}

  async issue({ sessionId }: Staff): Promise<TicketAnswer> {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + ticketSeconds * 1000).toISOString();
    const { manager } = this.database;
    await manager.delete(StreamTicket, { expiresAt: LessThan(new Date().toISOString()) });
    await manager.insert(StreamTicket, { tokenHash: hashTicket(ticket), sessionId, expiresAt });
    return { ticket, expires_at: expiresAt };
  }

  /** Deletes the ticket, whichever replica issued it. @throws ApiError 401 `ticket_invalid` */
  async redeem(ticket: string): Promise<Staff> {
    const [rows] = await this.database.manager.query<[{ session_id: string }[], number]>(
      'DELETE FROM live_tickets WHERE token_hash = $1 AND expires_at > now() RETURNING session_id',
      [hashTicket(ticket)],
    );
    const staff = rows[0] && (await this.sessions.findStaff(rows[0].session_id));
    if (!staff) throw new ApiError('ticket_invalid');
    return staff;
  }
}

const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');
