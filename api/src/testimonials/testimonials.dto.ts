import {
  publicTestimonialPage,
  publicTestimonialQuery,
  testimonial,
  testimonialContent,
  testimonialPage,
  testimonialQuery,
  testimonialReplacement,
  testimonialStatusChange,
} from '@lens/contracts/testimonials';
import { createZodDto } from 'nestjs-zod/dto';

export class TestimonialContentDto extends createZodDto(testimonialContent) {}
export class TestimonialReplacementDto extends createZodDto(testimonialReplacement) {}
export class TestimonialStatusDto extends createZodDto(testimonialStatusChange) {}
export class TestimonialQuery extends createZodDto(testimonialQuery) {}
export class PublicTestimonialQuery extends createZodDto(publicTestimonialQuery) {}
export class TestimonialAnswer extends createZodDto(testimonial) {}
export class TestimonialPageAnswer extends createZodDto(testimonialPage) {}
export class PublicTestimonialPageAnswer extends createZodDto(publicTestimonialPage) {}
