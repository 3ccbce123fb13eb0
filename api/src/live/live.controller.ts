import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { RateLimit } from '../common/limits/rate-limit.js';
import { Answers } from '../common/output/answers.js';
import { deferSwagger } from '../common/deferred-swagger.js';
import { LiveRequest, LiveTicketAnswer } from './live.dto.js';
import { streamHeaders } from './event-stream.js';
import { EventStreams } from './event-streams.js';
import { StreamTickets } from './stream-tickets.js';

@Controller('live')
export class LiveController {
  constructor(
    private readonly tickets: StreamTickets,
    private readonly streams: EventStreams,
  ) {}

  @Post('tickets')
  @RateLimit({ requests: 60, seconds: 60 })
  @Access('staff')
  @Answers(201, LiveTicketAnswer)
  issue(@CurrentStaff() staff: Staff) {
    return this.tickets.issue(staff);
  }

  /** Public, because a browser cannot send a token with an event stream: the ticket identifies the reader. */
  @Get()
  @deferSwagger(({ ApiOkResponse }) =>
    ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } }),
  )
  @Access('public')
  @Fails('ticket_invalid', 'too_many_streams')
  @Answers(200, 'nothing')
  async open(@Query() { ticket }: LiveRequest, @Req() { method }: Request, @Res() response: Response) {
    // HEAD must not wait for the end of a stream, nor use up the ticket.
    if (method === 'HEAD') return void response.writeHead(200, streamHeaders).end();
    this.streams.open(await this.tickets.redeem(ticket), response);
  }
}
