import type { Testimonial } from '@lens/contracts/testimonials';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { testimonialsKey } from './testimonial-rows';

export const useTestimonials = (request: ListRequest) =>
  useListQuery<Testimonial>(testimonialsKey, '/testimonials', request);
