import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { riskForm, type Risk, type RiskContent } from '@lens/contracts/risks';
import { confirm } from '@lens/platform/confirm';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { FormConflict, PendingConflictNotice } from '../../components/conflict/FormConflict';
import { formatForm } from '../../components/conflict/form-fields';
import { useSharedForm } from '../../components/conflict/use-shared-form';
import { FormError } from '../../components/field/FormError';
import { resolverFor } from '../../components/field/resolver-for';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { readRisk, useRiskChange, useRiskRemoval } from './api/risks';
import { formatShare, nameOf } from './labels';
import { fields, toFormValues } from './risk-form';
import { RiskFields } from './RiskFields';
import { RiskPreview } from './RiskPreview';
import styles from './Risks.module.css';

/** The number of one risk, with the dots that visitors will see. */
export function RiskDetails({ risk, onClose }: { risk: Risk; onClose: () => void }) {
  const id = useId();
  const name = nameOf(risk);
  const form = useForm({ resolver: resolverFor(riskForm), defaultValues: toFormValues(risk) });
  const { control, handleSubmit, formState } = form;
  const sharedForm = useSharedForm({
    form,
    item: risk,
    valuesOf: toFormValues,
    fields,
    readNewest: () => readRisk(risk.id),
  });
  const { mutateAsync: save, isPending } = useRiskChange(risk.id);
  const { mutateAsync: remove, isPending: isRemoving } = useRiskRemoval();
  const values = useWatch({ control });
  useUnsavedGuard(formState.isDirty);
  useUnsavedText(formState.isDirty, () => formatForm(fields, form.getValues()));

  const submit = handleSubmit(async (content) => {
    try {
      const saved = await save({ content, baseRevision: sharedForm.revision() ?? risk.revision });
      sharedForm.markSaved(saved);
      toast(`Saved ${name}: ${formatShare(saved)}`);
      onClose();
    } catch (failure) {
      await sharedForm.handleFailure(failure);
    }
  });
  const confirmAndRemove = async () => {
    const question = {
      title: `Remove ${name}?`,
      text: 'The page then says this risk in words, without a number.',
      action: 'Remove risk',
    };
    if (!(await confirm(question))) return;
    await remove(risk).then(
      () => {
        toast(`${name} is removed.`);
        onClose();
      },
      (failure: unknown) => toastFailure(`${name} was not removed.`, failure),
    );
  };
  const close = async () => {
    const question = {
      title: 'Close without saving?',
      text: `Your changes to ${name} have not been saved.`,
      action: 'Close',
      cancelLabel: 'Stay here',
    };
    if (!formState.isDirty || (await confirm(question))) onClose();
  };
  return (
    <Dialog
      title={name}
      size="wide"
      onClose={() => void close()}
      actions={
        <>
          <Button look="danger" busy={isRemoving} onClick={() => void confirmAndRemove()}>
            Remove risk
          </Button>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" form={id} look="main" busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PendingConflictNotice conflict={sharedForm.pendingConflict} />
        <FormError>{formState.errors.root?.message}</FormError>
        <RiskPreview risk={values as RiskContent} />
        <RiskFields control={control} />
      </form>
      {sharedForm.conflict && (
        <FormConflict
          itemName="this risk"
          conflict={sharedForm.conflict}
          onRebase={sharedForm.rebase}
          onSave={() => void submit()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </Dialog>
  );
}
