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
import { useTestimonialStatus, useDeleteTestimonial, useSaveTestimonial } from './api/one-testimonial';
import { readTestimonial } from './api/testimonial-rows';
import { blankTestimonial, toFormValues, type TestimonialForm } from './testimonial-form';
import { testimonialFields } from './testimonial-fields';
import { missingBeforeApproval, statusLabels } from './labels';

/** The form of a testimonial with its actions; after a failure everything stays as typed. */
export function useTestimonialEditing(testimonial: Testimonial | undefined) {
  const form = useForm<TestimonialForm, unknown, TestimonialContent>({
    resolver,
    defaultValues: testimonial ? toFormValues(testimonial) : blankTestimonial,
  });
  const sharedForm = useSharedForm({
    form,
    item: testimonial,
    valuesOf: toFormValues,
    fields: testimonialFields,
    readNewest: () => readTestimonial(testimonial?.id ?? ''),
  });
  const navigate = useNavigate();
  const saveMutation = useSaveTestimonial(testimonial?.id);
  const statusMutation = useTestimonialStatus();
  const removal = useDeleteTestimonial();
  const isUnsaved = form.formState.isDirty && !removal.isSuccess;
  useUnsavedGuard(isUnsaved);
  const formatCurrentForm = () => formatForm(testimonialFields, form.getValues());
  useUnsavedText(isUnsaved, formatCurrentForm);

  /**
   * @param statusChange rejects it in the same request
   * @returns the stored testimonial, or undefined if it was not saved
   */
  const saveForm = async (statusChange: { status?: 'rejected' } = {}): Promise<Testimonial | undefined> => {
    if (testimonial && !form.formState.isDirty) return testimonial;
    let stored: Testimonial | undefined;
    await form.handleSubmit(async (content) => {
      try {
        stored = await saveMutation.mutateAsync({
          content: { ...content, ...statusChange },
          baseRevision: sharedForm.revision(),
        });
        sharedForm.markSaved(stored);
        form.reset(toFormValues(stored));
      } catch (failure) {
        await sharedForm.handleFailure(failure);
      }
    })();
    return stored;
  };
  /** A new testimonial gets its own address with the first save. */
  const openSaved = ({ id }: Testimonial) => {
    if (!testimonial) navigate(`/admin/testimonials/${id}`, { replace: true, skipLeaveGuard: true });
  };

  const requireFields = (missing: ('consent' | 'source')[], message: string) => {
    for (const [index, field] of missing.entries())
      form.setError(field, { type: 'required', message }, { shouldFocus: index === 0 });
    return missing.length > 0;
  };

  const save = async () => {
    const missing = testimonial?.status === 'approved' ? findMissing() : [];
    if (requireFields(missing, 'It is on the site and needs this. “Save and reject” takes it off the site.'))
      return;
    const stored = await saveForm();
    if (!stored) return;
    toast(`Saved: ${stored.name}`);
    openSaved(stored);
  };

  const changeStatus = async (next: TestimonialStatus) => {
    if (next === 'approved' && requireFields(findMissing(), 'Needed before approval.')) return;
    const before = testimonial?.status ?? 'pending';
    const stored = await saveForm(next === 'rejected' && testimonial ? { status: next } : {});
    if (!stored) return;
    try {
      const changed =
        stored.status === next
          ? stored
          : await statusMutation.mutateAsync({ id: stored.id, status: next, baseRevision: stored.revision });
      sharedForm.markSaved(changed);
      const undo = () =>
        void statusMutation
          .mutateAsync({ id: changed.id, status: before, baseRevision: changed.revision })
          .then(sharedForm.markSaved, (failure: unknown) => toastFailure('Not undone.', failure));
      // Without consent and source it cannot be approved again, so there is no undo.
      const canUndo = before === 'approved' && missingBeforeApproval(changed).length > 0;
      toast(`${statusLabels[next]}: ${changed.name}`, canUndo ? undefined : { label: 'Undo', run: undo });
    } catch (failure) {
      if (!isConflict(failure)) showFailure(form, failure);
      else toastFailure(`Not ${statusLabels[next].toLowerCase()}: ${stored.name}`, failure);
    }
    openSaved(stored);
  };
  const findMissing = () => {
    const { consent = false, source = null } = form.getValues();
    return missingBeforeApproval({ ...testimonial, consent, source });
  };

  const remove = async (one: Testimonial) => {
    const { name } = one;
    const isConfirmed = await confirm({
      title: `Delete the testimonial from ${name}?`,
      text: 'It disappears from the site and the back office, and cannot be restored.',
      action: 'Delete',
    });
    if (!isConfirmed) return;
    try {
      await removal.mutateAsync(one);
      toast(`Deleted: ${name}`);
      navigate('/admin/testimonials', { skipLeaveGuard: true });
    } catch (failure) {
      toastFailure(`Not deleted: ${name}`, failure);
    }
  };

  const busy = saveMutation.isPending || statusMutation.isPending || removal.isPending;
  return { form, busy, sharedForm, formatCurrentForm, save, changeStatus, remove };
}
