import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { liveEvents } from '@lens/contracts/live';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { Sessions } from '../auth/sessions.js';
import { sessionHours, tokenMinutes } from '../auth/tokens.js';
import { ApiError } from '../common/errors/api-error.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Staff } from '../common/staff.js';
import { listenTo, type Subscription } from '../database/notifications.js';
import { LiveStream } from './live-stream.js';
import { mayHear } from './may-hear.js';
import { readMessage, type Message } from './message.js';

const channel = 'live';
const beatMs = 15_000;
const streamsPerUser = 5;

/** Passes on what the database tells, to everybody who listens on this replica and may know of it. */
@Injectable()
export class LiveFeed implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Set<LiveStream>();
  private subscription: Subscription | undefined;
  private heart: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.subscription = await listenTo(this.database, channel, {
      onMessage: (payload) => this.hear(readMessage(payload)),
      onGap: () => this.mindTheGap(),
    });
    this.heart = setInterval(() => this.streams.forEach((stream) => stream.beat()), beatMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.end();
    clearInterval(this.heart);
    await this.subscription?.close();
  }

  /** How many streams are open on this replica. */
  get size(): number {
    return this.streams.size;
  }

  /** Streams until the session ends, or the token that asked for it would. @throws ApiError 429 `too_many_streams` */
  open(staff: Staff, response: Response): void {
    // Whoever left while the ticket was looked up would never be heard to leave.
    if (response.closed || response.destroyed) return;
    const own = [...this.streams].filter((stream) => stream.staff.id === staff.id);
    if (own.length >= streamsPerUser) throw new ApiError('too_many_streams', { retryAfterSeconds: 15 });
    const stream = new LiveStream(response, staff);
    const left = staff.signedInAt + sessionHours * 3_600_000 - Date.now();
    const expiry = setTimeout(() => stream.end(), Math.min(left, tokenMinutes * 60_000)).unref();
    this.streams.add(stream);
    response.once('close', () => {
      clearTimeout(expiry);
      this.streams.delete(stream);
    });
    if (this.isEnding) stream.end();
  }

  /** Ends every stream, and those that still come: a server that is told to stop waits for nobody who only listens. */
  end(): void {
    this.isEnding = true;
    for (const stream of this.streams) stream.end();
  }

  private hear(message: Message | undefined): void {
    if (!message) return this.log.warn('a live message was not understood');
    if (message.event === 'gap') return this.mindTheGap();
    if (message.event === 'access') {
      void this.lookAgain((staff) => staff.id === message.userId);
      return;
    }
    for (const stream of this.streams) {
      if (mayHear(stream.staff.role, message)) stream.send(message.event, message.data.id, message.data);
    }
  }

  private mindTheGap(): void {
    this.log.warn('live events may have been missed');
    void this.lookAgain(() => true).then(() => {
      for (const stream of this.streams) stream.send('gap', undefined, liveEvents.gap.parse({}));
    });
  }

  /** Ends the streams of sessions that are over, and tells those whose roles changed. */
  private async lookAgain(isMeant: (staff: Staff) => boolean): Promise<void> {
    for (const stream of this.streams) {
      if (!isMeant(stream.staff)) continue;
      const staff = await this.sessions.current(stream.staff.sessionId).catch(() => undefined);
      if (!staff) {
        stream.end();
        continue;
      }
      const isOther = staff.role !== stream.staff.role;
      stream.staff = staff;
      if (!isOther) continue;
      const { changed_by: by } = await this.database.manager.findOneByOrFail(User, { id: staff.id });
      stream.send('access', undefined, liveEvents.access.parse({ by }));
    }
  }
}
