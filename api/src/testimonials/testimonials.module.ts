import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TestimonialList } from './testimonial-list.js';
import { TestimonialsController } from './testimonials.controller.js';
import { TestimonialsService } from './testimonials.service.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [TestimonialsController],
  providers: [TestimonialsService, TestimonialList],
  exports: [TestimonialList],
})
export class TestimonialsModule {}
