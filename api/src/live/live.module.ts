import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LiveController } from './live.controller.js';
import { EventStreams } from './event-streams.js';
import { StreamTickets } from './stream-tickets.js';

@Module({
  imports: [AuthModule],
  controllers: [LiveController],
  providers: [EventStreams, StreamTickets],
  exports: [EventStreams],
})
export class LiveModule {}
