import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TestimonialDesk } from './testimonial-desk.js';
import { TestimonialList } from './testimonial-list.js';
import { TestimonialsController } from './testimonials.controller.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [TestimonialsController],
  providers: [TestimonialDesk, TestimonialList],
  exports: [TestimonialList],
})
export class TestimonialsModule {}
