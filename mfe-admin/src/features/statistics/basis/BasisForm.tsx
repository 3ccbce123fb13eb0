import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { basisMaxLengths } from '@lens/contracts/max-lengths';
import type { Statistic } from '@lens/contracts/statistics';
import { confirm } from '@lens/platform/confirm';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { Button } from '@lens/ui/office/Button';
import { FormConflict, PendingConflictNotice } from '../../../components/conflict/FormConflict';
import { formatForm } from '../../../components/conflict/form-fields';
import { useSharedForm } from '../../../components/conflict/use-shared-form';
import { DateField } from '../../../components/field/DateField';
import { FormError } from '../../../components/field/FormError';
import { LanguageFields } from '../../../components/field/LanguageFields';
import { NumberField } from '../../../components/field/NumberField';
import { resolverFor } from '../../../components/field/resolver-for';
import { SelectField } from '../../../components/field/SelectField';
import { toast } from '../../../components/toasts/toasts';
import { useUnsavedText } from '../../../components/unsaved-text/use-unsaved-text';
import { readStatistic, useStatisticChange } from '../api/statistics';
import { formatFigure } from '../format-figure';
import styles from '../Statistics.module.css';
import { basisFields, basisForm, sourceOptions, toBasisValues } from './basis-fields';
import { IntervalPreview } from './IntervalPreview';

interface BasisFormProps {
  figure: Statistic;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** What stands behind a figure. The counts have to give the figure that visitors read. */
export function BasisForm({ figure, onUnsaved, onClose }: BasisFormProps) {
  const { id, labels } = figure;
  const form = useForm({ resolver: resolverFor(basisForm), defaultValues: toBasisValues(figure) });
  const sharedForm = useSharedForm({
    form,
    item: figure,
    valuesOf: toBasisValues,
    fields: basisFields,
    readNewest: () => readStatistic(id),
  });
  const { control, handleSubmit, setFocus, formState } = form;
  const { mutateAsync: save, isPending } = useStatisticChange(id);
  useUnsavedGuard(formState.isDirty);
  useUnsavedText(formState.isDirty, () => formatForm(basisFields, form.getValues()));
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => {
    reportUnsaved(formState.isDirty);
    return () => reportUnsaved(false);
  }, [formState.isDirty]);
  useEffect(() => setFocus('basis.numerator'), [setFocus]);

  const store = async (basis: Parameters<typeof save>[0]['change']['basis']) => {
    try {
      const saved = await save({ change: { basis }, baseRevision: sharedForm.revision() ?? figure.revision });
      sharedForm.markSaved(saved);
      toast(basis ? `Saved what stands behind ${labels.en}` : `Removed what stood behind ${labels.en}`);
      onClose();
    } catch (failure) {
      await sharedForm.handleFailure(failure);
    }
  };
  const submit = handleSubmit(({ basis }) => store(basis));
  const remove = async () => {
    const question = {
      title: 'Remove the basis of this figure?',
      text: 'Its counts, period, definition and source are deleted. The figure stays.',
      action: 'Remove',
    };
    if (await confirm(question)) await store(null);
  };
  return (
    <form
      className={styles.form}
      aria-label={`Basis of ${labels.en}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !formState.isDirty) onClose();
      }}
    >
      <div className={styles.preview}>
        <span className={styles.figure}>{formatFigure(figure)}</span>
        <span className={styles.label}>{labels.en}</span>
        <IntervalPreview control={control} />
      </div>
      <PendingConflictNotice conflict={sharedForm.pendingConflict} />
      <FormError>{formState.errors.root?.message}</FormError>
      <div className={styles.basis}>
        <NumberField control={control} name="basis.numerator" label="Counted" min={0} step={1} optional />
        <NumberField
          control={control}
          name="basis.denominator"
          label="Among how many"
          min={1}
          step={1}
          optional
        />
        <NumberField
          control={control}
          name="basis.lost"
          label="Lost to follow-up"
          hint="Whose result nobody knows"
          min={0}
          step={1}
          optional
        />
        <DateField
          control={control}
          name="basis.from"
          label="First day"
          hint="Empty: since the beginning"
          optional
        />
        <DateField control={control} name="basis.to" label="Last day" />
        <SelectField control={control} name="basis.source" label="Source" options={sourceOptions} />
      </div>
      <LanguageFields
        control={control}
        name="basis.definition"
        legend="What exactly is counted, and who is not"
        hint="Visitors read it beside the figure. Languages left empty show the English text."
        maxLength={basisMaxLengths.definition}
        empty={undefined}
      />
      <div className={styles.actions}>
        {figure.basis && <Button onClick={() => void remove()}>Remove the basis</Button>}
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
