import { resolver } from './resolver';
import { useForm } from 'react-hook-form';
import type { Testimonial, TestimonialContent, TestimonialStatus } from '@lens/contracts/testimonials';
import { useNavigate } from '@lens/platform/router';
import { isConflict } from '@lens/platform/staff-api';
import { confirm } from '@lens/platform/confirm';
import { showFailure } from '../../components/field/show-failure';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useSharedForm } from '../../components/conflict/use-shared-form';
import { formatForm } from '../../components/conflict/form-fields';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { useOneStatus, useRemoveTestimonial, useSaveTestimonial } from './api/one-testimonial';
import { readTestimonial } from './api/testimonial-rows';
import { blank, fieldsOf, type Fields } from './content';
import { fieldsInWords } from './fields-in-words';
import { missingBeforeApproval, statusLabels } from './labels';

/** What can be done with one testimonial, new or stored; whatever fails leaves everything as it was typed. */
export function useTestimonialEditing(testimonial: Testimonial | undefined) {
  const form = useForm<Fields, unknown, TestimonialContent>({
    resolver,
    defaultValues: testimonial ? fieldsOf(testimonial) : blank,
  });
  const together = useSharedForm({
    form,
    item: testimonial,
    valuesOf: fieldsOf,
    fields: fieldsInWords,
    readNewest: () => readTestimonial(testimonial?.id ?? ''),
  });
  const navigate = useNavigate();
  const save = useSaveTestimonial(testimonial?.id);
  const status = useOneStatus();
  const removal = useRemoveTestimonial();
  const unsaved = form.formState.isDirty && !removal.isSuccess;
  useUnsavedGuard(unsaved);
  const words = () => formatForm(fieldsInWords, form.getValues());
  useUnsavedText(unsaved, words);

  /**
   * @param leaving takes it off the site in the same step
   * @returns what is stored now, or nothing when something is wrong
   */
  const store = async (leaving: { status?: 'rejected' } = {}): Promise<Testimonial | undefined> => {
    if (testimonial && !form.formState.isDirty) return testimonial;
    let stored: Testimonial | undefined;
    await form.handleSubmit(async (content) => {
      try {
        stored = await save.mutateAsync({
          content: { ...content, ...leaving },
          baseRevision: together.revision(),
        });
        together.markSaved(stored);
        form.reset(fieldsOf(stored));
      } catch (failure) {
        await together.handleFailure(failure);
      }
    })();
    return stored;
  };
  /** A new one has an address from its first save on. */
  const settle = ({ id }: Testimonial) => {
    if (!testimonial) navigate(`/admin/testimonials/${id}`, { replace: true, skipLeaveGuard: true });
  };

  const askFor = (missing: ('consent' | 'source')[], message: string) => {
    for (const [index, field] of missing.entries())
      form.setError(field, { type: 'required', message }, { shouldFocus: index === 0 });
    return missing.length > 0;
  };

  const saveIt = async () => {
    const withdrawn = testimonial?.status === 'approved' ? lacking() : [];
    if (askFor(withdrawn, 'It is on the site and needs this. “Save and reject” takes it off the site.'))
      return;
    const stored = await store();
    if (!stored) return;
    toast(`Saved: ${stored.name}`);
    settle(stored);
  };

  const give = async (next: TestimonialStatus) => {
    if (next === 'approved' && askFor(lacking(), 'Needed before approval.')) return;
    const before = testimonial?.status ?? 'pending';
    const stored = await store(next === 'rejected' && testimonial ? { status: next } : {});
    if (!stored) return;
    try {
      const changed =
        stored.status === next
          ? stored
          : await status.mutateAsync({ id: stored.id, status: next, baseRevision: stored.revision });
      together.markSaved(changed);
      const undo = () =>
        void status
          .mutateAsync({ id: changed.id, status: before, baseRevision: changed.revision })
          .then(together.markSaved, (failure: unknown) => toastFailure('Not undone.', failure));
      // What may not be approved any more cannot be put back on the site either.
      const back = before === 'approved' && missingBeforeApproval(changed).length > 0;
      toast(`${statusLabels[next]}: ${changed.name}`, back ? undefined : { label: 'Undo', run: undo });
    } catch (failure) {
      if (!isConflict(failure)) showFailure(form, failure);
      else toastFailure(`Not ${statusLabels[next].toLowerCase()}: ${stored.name}`, failure);
    }
    settle(stored);
  };
  const lacking = () => {
    const { consent = false, source = null } = form.getValues();
    return missingBeforeApproval({ ...testimonial, consent, source });
  };

  const remove = async (one: Testimonial) => {
    const { name } = one;
    const sure = await confirm({
      title: `Delete the testimonial from ${name}?`,
      text: 'It disappears from the site and the back office, and cannot be restored.',
      action: 'Delete',
    });
    if (!sure) return;
    try {
      await removal.mutateAsync(one);
      toast(`Deleted: ${name}`);
      navigate('/admin/testimonials', { skipLeaveGuard: true });
    } catch (failure) {
      toastFailure(`Not deleted: ${name}`, failure);
    }
  };

  const busy = save.isPending || status.isPending || removal.isPending;
  return { form, busy, together, words, saveIt, give, remove };
}
