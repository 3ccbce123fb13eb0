import { Module } from '@nestjs/common';
import { MissingModule } from '../translations/missing/missing.module.js';
import { EventsController } from './events.controller.js';

@Module({ imports: [MissingModule], controllers: [EventsController] })
export class EventsModule {}
