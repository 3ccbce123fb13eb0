import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { medicalReviewMaxLengths } from '@lens/contracts/max-lengths';
import {
  medicalReviewChange,
  type MedicalReview,
  type MedicalReviewChange,
  type MedicalSource,
} from '@lens/contracts/medical-reviews';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { Button } from '@lens/ui/office/Button';
import { FormConflict, PendingConflictNotice } from '../../components/conflict/FormConflict';
import { field, formatForm } from '../../components/conflict/form-fields';
import { useSharedForm } from '../../components/conflict/use-shared-form';
import { DateField } from '../../components/field/DateField';
import { FormError } from '../../components/field/FormError';
import { resolverFor } from '../../components/field/resolver-for';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { readReview, useReviewChange } from './api/medical-reviews';
import { SourceFields } from './SourceFields';
import styles from './MedicalReviews.module.css';

const toFormValues = (review: MedicalReview): MedicalReviewChange => ({
  written_by: review.written_by,
  reviewed_by: review.reviewed_by,
  license: review.license,
  reviewed_on: review.reviewed_on,
  due_on: review.due_on,
  sources: review.sources,
});

const fields = [
  field('written_by', 'Written by'),
  field('reviewed_by', 'Medically reviewed by'),
  field('license', 'License'),
  field('reviewed_on', 'Reviewed on'),
  field('due_on', 'Next review due'),
  field('sources', 'Sources', (sources) =>
    (sources as MedicalSource[]).map(({ citation }, index) => `${index + 1}. ${citation}`).join('\n'),
  ),
];

interface ReviewFormProps {
  review: MedicalReview;
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
}

/** The form of a review, which colleagues may have open too. */
export function ReviewForm({ review, onUnsaved, onSaved }: ReviewFormProps) {
  const { id, page, title, is_sample } = review;
  const form = useForm({ resolver: resolverFor(medicalReviewChange), defaultValues: toFormValues(review) });
  const sharedForm = useSharedForm({
    form,
    item: review,
    valuesOf: toFormValues,
    fields,
    readNewest: () => readReview(id),
  });
  const { control, handleSubmit, formState } = form;
  const { mutateAsync: save, isPending } = useReviewChange(id);
  useUnsavedGuard(formState.isDirty);
  useUnsavedText(formState.isDirty, () => formatForm(fields, form.getValues()));
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => {
    reportUnsaved(formState.isDirty);
    return () => reportUnsaved(false);
  }, [formState.isDirty]);

  const submit = handleSubmit(async (change) => {
    try {
      const saved = await save({ change, baseRevision: sharedForm.revision() ?? review.revision });
      sharedForm.markSaved(saved);
      toast(`Saved the review of ${title}.`);
      onSaved();
    } catch (failure) {
      await sharedForm.handleFailure(failure);
    }
  });
  const name = { control, maxLength: medicalReviewMaxLengths.line, optional: true };
  return (
    <form
      className={styles.form}
      aria-label={`Review of ${title}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PendingConflictNotice conflict={sharedForm.pendingConflict} />
      <FormError>{formState.errors.root?.message}</FormError>
      {is_sample && (
        <p className={styles.hint}>
          A sample: the site says that it is invented, until you save it as the practice’s own.
        </p>
      )}
      <TextField {...name} name="written_by" label="Written by" />
      <TextField
        {...name}
        name="reviewed_by"
        label="Medically reviewed by"
        hint="Patients read this name. Without a review the page claims none."
      />
      <TextField
        {...name}
        name="license"
        label="License"
        hint="State and number, for example California, A 123456."
      />
      <div className={styles.days}>
        <DateField control={control} name="reviewed_on" label="Reviewed on" optional />
        <DateField control={control} name="due_on" label="Next review due" optional />
      </div>
      <SourceFields control={control} page={page} />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={isPending} disabled={!formState.isDirty && !is_sample}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
      {sharedForm.conflict && (
        <FormConflict
          itemName="this review"
          conflict={sharedForm.conflict}
          onRebase={sharedForm.rebase}
          onSave={() => void submit()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </form>
  );
}
