import { useNavigate } from '@lens/platform/router';
import type { Testimonial, TestimonialStatus } from '@lens/contracts/testimonials';
import { pluralize } from '@lens/platform/pluralize';
import { toastFailure } from '../../components/toasts/toasts';
import { useStatusChange } from './api/change-status';
import { missingBeforeApproval } from './labels';

/**
 * Changes the status of testimonials. Those that cannot be approved are reported without a request, with a link to
 * complete them.
 */
export function useTriage() {
  const change = useStatusChange();
  const navigate = useNavigate();
  return (chosen: Testimonial[], status: TestimonialStatus): void => {
    const incomplete =
      status === 'approved' ? chosen.filter((one) => missingBeforeApproval(one).length > 0) : [];
    const changed = chosen.filter((one) => one.status !== status && !incomplete.includes(one));
    if (changed.length > 0) void change(changed, status);
    const [first] = incomplete;
    if (!first) return;
    const who = incomplete.length === 1 ? first.name : pluralize(incomplete.length, 'testimonial');
    toastFailure(`Not approved: ${who}`, new Error('Consent and a source are needed first.'), {
      label: incomplete.length === 1 ? 'Open it' : 'Open the first',
      run: () => navigate(`/admin/testimonials/${first.id}`),
    });
  };
}
