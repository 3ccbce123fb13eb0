import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { AsksController } from './asks.controller.js';
import { CommentsController } from './comments.controller.js';
import { TextComments } from './text-comments.js';

@Module({
  imports: [ActivityModule, TextsModule],
  controllers: [AsksController, CommentsController],
  providers: [TextComments],
})
export class CommentsModule {}
