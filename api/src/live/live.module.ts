import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LiveController } from './live.controller.js';
import { LiveFeed } from './live-feed.js';
import { LiveTickets } from './live-tickets.js';

@Module({ imports: [AuthModule], controllers: [LiveController], providers: [LiveFeed, LiveTickets] })
export class LiveModule {}
