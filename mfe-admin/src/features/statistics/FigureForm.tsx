import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { statisticMaxLengths } from '@lens/contracts/max-lengths';
import { statisticUpdate, type Statistic } from '@lens/contracts/statistics';
import { Button } from '@lens/ui/office/Button';
import { FormConflict, PendingConflictNotice } from '../../components/conflict/FormConflict';
import { field, formatForm, fieldPerLanguage } from '../../components/conflict/form-fields';
import { useSharedForm } from '../../components/conflict/use-shared-form';
import { resolverFor } from '../../components/field/resolver-for';
import { withEveryLanguage } from '../../components/field/with-every-language';
import { FormError } from '../../components/field/FormError';
import { LanguageFields } from '../../components/field/LanguageFields';
import { NumberField } from '../../components/field/NumberField';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { readStatistic, useStatisticChange } from './api/statistics';
import { formatFigure } from './format-figure';
import { FigurePages } from './FigureRow';
import styles from './Statistics.module.css';

/** An empty label for each language does not count as a change. */
const toFormValues = ({ value, prefix, suffix, labels }: Statistic) => ({
  value,
  prefix,
  suffix,
  labels: withEveryLanguage(labels, undefined),
});

const fields = [
  field('value', 'Figure'),
  field('prefix', 'Text before'),
  field('suffix', 'Text after'),
  ...fieldPerLanguage('labels', 'What it counts'),
];

interface FigureFormProps {
  figure: Statistic;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** The form of a figure, with a preview of what visitors will read. */
export function FigureForm({ figure, onUnsaved, onClose }: FigureFormProps) {
  const { id, key, labels } = figure;
  const form = useForm({
    resolver: resolverFor(statisticUpdate),
    defaultValues: toFormValues(figure),
  });
  const sharedForm = useSharedForm({
    form,
    item: figure,
    valuesOf: toFormValues,
    fields,
    readNewest: () => readStatistic(id),
  });
  const { control, handleSubmit, setFocus, formState } = form;
  const { mutateAsync: save, isPending } = useStatisticChange(id);
  const currentValues = useWatch({ control });
  useUnsavedGuard(formState.isDirty);
  useUnsavedText(formState.isDirty, () => formatForm(fields, form.getValues()));
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => {
    reportUnsaved(formState.isDirty);
    return () => reportUnsaved(false);
  }, [formState.isDirty]);
  useEffect(() => setFocus('value', { shouldSelect: true }), [setFocus]);

  const submit = handleSubmit(async (change) => {
    try {
      const saved = await save({ change, baseRevision: sharedForm.revision() ?? figure.revision });
      sharedForm.markSaved(saved);
      toast(`Saved ${saved.labels.en}: ${formatFigure(saved)}`);
      onClose();
    } catch (failure) {
      await sharedForm.handleFailure(failure);
    }
  });
  return (
    <form
      className={styles.form}
      aria-label={labels.en}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !formState.isDirty) onClose();
      }}
    >
      <div className={styles.preview}>
        <output aria-label="As visitors will read it" className={styles.figure}>
          {formatFigure(currentValues)}
        </output>
        <span className={styles.label}>{currentValues.labels?.en}</span>
        <FigurePages figureKey={key} />
      </div>
      <PendingConflictNotice conflict={sharedForm.pendingConflict} />
      <FormError>{formState.errors.root?.message}</FormError>
      <div className={styles.marks}>
        <TextField
          control={control}
          name="prefix"
          label="Text before"
          maxLength={statisticMaxLengths.affix}
          hint="For example $"
        />
        <NumberField control={control} name="value" label="Figure" step="any" />
        <TextField
          control={control}
          name="suffix"
          label="Text after"
          maxLength={statisticMaxLengths.affix}
          hint="+ or %"
        />
      </div>
      <LanguageFields
        control={control}
        name="labels"
        legend="What it counts"
        hint="Languages left empty show the English text."
        maxLength={statisticMaxLengths.label}
        empty={undefined}
      />
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="main" busy={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
      {sharedForm.conflict && (
        <FormConflict
          itemName="this figure"
          conflict={sharedForm.conflict}
          onRebase={sharedForm.rebase}
          onSave={() => void submit()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </form>
  );
}
