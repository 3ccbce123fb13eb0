import { resolver } from './resolver';
import { useForm } from 'react-hook-form';
import type { Testimonial, TestimonialContent, TestimonialStatus } from '@lens/contracts/testimonials';
import { useNavigate } from '@lens/platform/router';
import { confirm } from '../../components/confirm/confirm';
import { showFailure } from '../../components/field/show-failure';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useUnsavedGuard } from '../../components/unsaved-guard/use-unsaved-guard';
import { useOneStatus, useRemoveTestimonial, useSaveTestimonial } from './api/one-testimonial';
import { blank, fieldsOf, type Fields } from './content';
import { missingBeforeApproval, statusLabels } from './labels';

/** What can be done with one testimonial, new or stored; whatever fails leaves everything as it was typed. */
export function useEditor(testimonial: Testimonial | undefined) {
  const form = useForm<Fields, unknown, TestimonialContent>({
    resolver,
    defaultValues: testimonial ? fieldsOf(testimonial) : blank,
  });
  const navigate = useNavigate();
  const save = useSaveTestimonial(testimonial?.id);
  const status = useOneStatus();
  const removal = useRemoveTestimonial();
  useUnsavedGuard(form.formState.isDirty && !removal.isSuccess);

  /** @returns what is stored now, or nothing when something is wrong */
  const store = async (): Promise<Testimonial | undefined> => {
    if (testimonial && !form.formState.isDirty) return testimonial;
    let stored: Testimonial | undefined;
    await form.handleSubmit(async (content) => {
      try {
        stored = await save.mutateAsync(content);
        form.reset(fieldsOf(stored));
      } catch (failure) {
        showFailure(form, failure);
      }
    })();
    return stored;
  };
  /** A new one has an address from its first save on. */
  const settle = ({ id }: Testimonial) => {
    if (!testimonial) navigate(`/admin/testimonials/${id}`, { replace: true, unasked: true });
  };

  const saveIt = async () => {
    const stored = await store();
    if (!stored) return;
    toast(`Saved: ${stored.name}`);
    settle(stored);
  };

  const give = async (next: TestimonialStatus) => {
    const missing = next === 'approved' ? missingBeforeApproval({ ...testimonial, ...proof() }) : [];
    for (const [index, field] of missing.entries())
      form.setError(
        field,
        { type: 'required', message: 'Needed before approval.' },
        { shouldFocus: index === 0 },
      );
    if (missing.length > 0) return;
    const stored = await store();
    if (!stored) return;
    try {
      const changed = await status.mutateAsync({ id: stored.id, status: next });
      const back = { id: stored.id, status: stored.status };
      const undo = () =>
        void status.mutateAsync(back).catch((failure: unknown) => toastFailure('Not undone.', failure));
      toast(`${statusLabels[next]}: ${changed.name}`, { label: 'Undo', run: undo });
    } catch (failure) {
      showFailure(form, failure);
    }
    settle(stored);
  };
  const proof = () => {
    const { consent = false, source = null } = form.getValues();
    return { consent, source };
  };

  const remove = async ({ id, name }: Testimonial) => {
    const sure = await confirm({
      title: `Delete what ${name} said?`,
      text: 'It leaves the site and the back office, and cannot be brought back.',
      action: 'Delete',
    });
    if (!sure) return;
    try {
      await removal.mutateAsync(id);
      toast(`Deleted: ${name}`);
      navigate('/admin/testimonials', { unasked: true });
    } catch (failure) {
      toastFailure(`Not deleted: ${name}`, failure);
    }
  };

  const busy = save.isPending || status.isPending || removal.isPending;
  return { form, busy, saveIt, give, remove };
}
