import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { PreviewTokens } from './preview-tokens.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

@Module({
  imports: [ArticlesModule, TestimonialsModule],
  controllers: [PreviewsController],
  providers: [PreviewTokens, PreviewsService],
})
export class PreviewsModule {}
