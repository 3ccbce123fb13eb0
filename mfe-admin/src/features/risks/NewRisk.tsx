import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newRiskForm, type RiskContent } from '@lens/contracts/risks';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { FormError } from '../../components/field/FormError';
import { resolverFor } from '../../components/field/resolver-for';
import { SelectField } from '../../components/field/SelectField';
import { showFailure } from '../../components/field/show-failure';
import { toast } from '../../components/toasts/toasts';
import { useRiskCreation } from './api/risks';
import { harmOptionsOf, nameOf, optionOptions } from './labels';
import { blankRisk } from './risk-form';
import { RiskFields } from './RiskFields';
import { RiskPreview } from './RiskPreview';
import styles from './Risks.module.css';

/** Writes down the number of a risk that has none. */
export function NewRisk({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({ resolver: resolverFor(newRiskForm), defaultValues: blankRisk });
  const { control, handleSubmit, formState } = form;
  const { mutateAsync: create, isPending } = useRiskCreation();
  const values = useWatch({ control });
  useUnsavedGuard(formState.isDirty);
  const submit = handleSubmit(async (risk) => {
    try {
      toast(`Saved ${nameOf(await create(risk))}.`);
      onClose();
    } catch (failure) {
      showFailure(form, failure);
    }
  });
  return (
    <Dialog
      title="New risk"
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} look="main" busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{formState.errors.root?.message}</FormError>
        <div className={styles.pair}>
          <SelectField control={control} name="option" label="With what" options={optionOptions} />
          <SelectField
            control={control}
            name="harm"
            label="What may go wrong"
            options={harmOptionsOf(values.option ?? 'lasik')}
          />
        </div>
        <RiskPreview risk={values as RiskContent} />
        <RiskFields control={control} />
      </form>
    </Dialog>
  );
}
