import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { streamEvents, type RowChange } from '@lens/contracts/event-stream';
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
import { canReceive } from './can-receive.js';
import { parseNotification, type DatabaseNotification } from './database-notification.js';
import { EventStream } from './event-stream.js';

const channel = 'live';
const heartbeatMs = 15_000;
const maxStreamsPerUser = 5;

/** The event streams of this replica. Sends each notification of the database to everybody who can receive it. */
@Injectable()
export class EventStreams implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private subscription: Subscription | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.subscription = await listenTo(this.database, channel, {
      onMessage: (payload) => this.onNotification(parseNotification(payload)),
      onGap: () => this.onGap(),
    });
    const sendHeartbeats = () => this.streams.forEach((stream) => stream.sendHeartbeat());
    this.heartbeat = setInterval(sendHeartbeats, heartbeatMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.end();
    clearInterval(this.heartbeat);
    await this.subscription?.close();
  }

  /** The number of open streams on this replica. */
  get size(): number {
    return this.streams.size;
  }

  /** The stream ends with the session, or after the lifetime of a token. @throws ApiError 429 `too_many_streams` */
  open(staff: Staff, response: Response): void {
    // If the browser left while the ticket was looked up, no `close` event would follow.
    if (response.closed || response.destroyed) return;
    const streamsOfUser = [...this.streams].filter((stream) => stream.staff.id === staff.id);
    if (streamsOfUser.length >= maxStreamsPerUser)
      throw new ApiError('too_many_streams', { retryAfterSeconds: 15 });
    const stream = new EventStream(response, staff);
    const sessionMs = staff.signedInAt + sessionHours * 3_600_000 - Date.now();
    const expiry = setTimeout(() => stream.end(), Math.min(sessionMs, tokenMinutes * 60_000)).unref();
    this.streams.add(stream);
    response.once('close', () => {
      clearTimeout(expiry);
      this.streams.delete(stream);
    });
    if (this.isEnding) stream.end();
  }

  /** Ends all streams, and any opened from now on, so that a stopping server does not wait for them. */
  end(): void {
    this.isEnding = true;
    for (const stream of this.streams) stream.end();
  }

  /** Tells the readers of this replica of a change that is not one of the database. */
  announce(data: RowChange): void {
    this.send({ event: 'change', data });
  }

  private onNotification(notification: DatabaseNotification | undefined): void {
    if (!notification) return this.log.warn('unknown notification of the database');
    if (notification.event === 'gap') return this.onGap();
    if (notification.event === 'access') {
      void this.refreshStaff((staff) => staff.id === notification.userId);
      return;
    }
    this.send(notification);
  }

  private send(notification: Extract<DatabaseNotification, { data: object }>): void {
    const { event, data } = notification;
    for (const stream of this.streams) {
      if (canReceive(stream.staff.role, notification)) stream.send(event, data.id, data);
    }
  }

  private onGap(): void {
    this.log.warn('events may have been missed');
    void this.refreshStaff(() => true).then(() => {
      for (const stream of this.streams) stream.send('gap', undefined, streamEvents.gap.parse({}));
    });
  }

  /** Ends the streams of sessions that are over, and sends `access` to those whose role has changed. */
  private async refreshStaff(isAffected: (staff: Staff) => boolean): Promise<void> {
    for (const stream of this.streams) {
      if (!isAffected(stream.staff)) continue;
      const staff = await this.sessions.findStaff(stream.staff.sessionId).catch(() => undefined);
      if (!staff) {
        stream.end();
        continue;
      }
      const hasNewRole = staff.role !== stream.staff.role;
      stream.staff = staff;
      if (!hasNewRole) continue;
      const { changed_by: by } = await this.database.manager.findOneByOrFail(User, { id: staff.id });
      stream.send('access', undefined, streamEvents.access.parse({ by }));
    }
  }
}
