import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { AcceptsBody } from '../common/input/accepts-body.js';
import { RateLimit } from '../common/limits/rate-limit.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import {
  NewsletterConfirmationDto,
  NewsletterLinkDto,
  NewsletterReceiptAnswer,
  NewsletterRequestDto,
  NewsletterStateAnswer,
  SubscriberPageAnswer,
  SubscriberQuery,
} from './newsletter.dto.js';
import { Subscribers } from './subscribers.js';
import { Subscription } from './subscription.js';

@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly subscription: Subscription,
    private readonly subscribers: Subscribers,
  ) {}

  @Post()
  @Access('public')
  @RateLimit({ requests: 10, seconds: 10 * 60 })
  @Answers(202, NewsletterReceiptAnswer)
  subscribe(@Body() body: NewsletterRequestDto) {
    return this.subscription.subscribe(body);
  }

  @Post('confirm')
  @Access('public')
  @Fails('link_not_valid')
  @Answers(200, NewsletterStateAnswer)
  confirm(@Body() { token }: NewsletterConfirmationDto) {
    return this.subscription.confirm(token);
  }

  /**
   * The token is in the body, or in the address where a mail program posts by itself (RFC 8058). The form that it then
   * sends contains nothing else, so it is not read.
   */
  @Post('unsubscribe')
  @AcceptsBody({ types: ['urlencoded', 'multipart'], readBy: 'route' })
  @Access('public')
  @Fails('link_not_valid')
  @Answers(200, NewsletterStateAnswer)
  unsubscribe(@Body() body: NewsletterLinkDto, @Query() query: NewsletterLinkDto) {
    return this.subscription.unsubscribe(body.token ?? query.token);
  }

  @Get()
  @Access('editor')
  @Answers(200, SubscriberPageAnswer)
  list(@Query() query: SubscriberQuery) {
    return this.subscribers.list(query);
  }

  @Get('export')
  @Access('editor')
  @Answers(200, { files: ['text/csv'] })
  export(@CurrentStaff() staff: Staff) {
    return this.subscribers.export(staff);
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('editor')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.subscribers.remove(staff, { id, revision });
  }
}
