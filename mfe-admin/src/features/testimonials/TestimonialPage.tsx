import type { PageHead, PageProps } from '@lens/contracts/page';
import { useNavigate } from '@lens/platform/router';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useRememberPlace } from '../../components/palette/recent-places';
import { useLastKnown, useRemovedBy } from '../../components/shared-rows/removed-rows';
import { useRowSync } from '../../components/shared-rows/use-row-sync';
import { DeletedNotice } from '../../components/unsaved-text/DeletedNotice';
import { usePublicTestimonialsSync } from './api/visibility';
import { testimonialRows } from './api/testimonial-rows';
import { useTestimonial } from './api/one-testimonial';
import { TestimonialEditor } from './TestimonialEditor';

export const head = (): PageHead => ({ title: 'Testimonial · Back office', noindex: true });

/** One testimonial, or a new one at `/admin/testimonials/new`. */
export const Page = ({ params: { id = 'new' } }: PageProps) =>
  id === 'new' ? <TestimonialEditor key={id} /> : <StoredTestimonial key={id} id={id} />;

function StoredTestimonial({ id }: { id: string }) {
  const navigate = useNavigate();
  const removedBy = useRemovedBy(id);
  const query = useTestimonial(id, removedBy !== undefined);
  const testimonial = useLastKnown(query.data);
  useRowSync(testimonialRows);
  usePublicTestimonialsSync();
  useRememberPlace('Testimonial', `/admin/testimonials/${id}`, query.data?.name);
  const leavePage = () => navigate('/admin/testimonials', { skipLeaveGuard: true });
  // The editor shows it even after it was deleted, so that unsaved text can be copied.
  if (testimonial)
    return <TestimonialEditor testimonial={testimonial} removedBy={removedBy} onLeave={leavePage} />;
  if (removedBy !== undefined)
    return <DeletedNotice itemName="testimonial" by={removedBy} text="" onClose={leavePage} />;
  if (!query.isError) return <Skeleton label="Loading the testimonial…" />;
  return (
    <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {`The testimonial could not be loaded: ${query.error.message}`}
    </RetryNotice>
  );
}
