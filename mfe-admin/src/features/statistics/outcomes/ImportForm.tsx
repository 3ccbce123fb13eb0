import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { decodeText } from '@lens/contracts/decode-text';
import { outcomeFileMaxLength, outcomeImport, type OutcomeCheck } from '@lens/contracts/outcomes';
import { procedures } from '@lens/contracts/procedures';
import { Button } from '@lens/ui/office/Button';
import { DateField } from '../../../components/field/DateField';
import { FormError } from '../../../components/field/FormError';
import { NumberField } from '../../../components/field/NumberField';
import { resolverFor } from '../../../components/field/resolver-for';
import { SelectField } from '../../../components/field/SelectField';
import { showFailure } from '../../../components/field/show-failure';
import { toast } from '../../../components/toasts/toasts';
import { useOutcomeCheck, useOutcomeImport } from './api';
import { CheckReport } from './CheckReport';
import { FileShape } from './FileShape';
import styles from './Outcomes.module.css';

const blank = { procedure: 'lasik' as const, from: '', to: '', months: 3, lost: 0, file: '' };
const procedureOptions = procedures.map((name) => [name, name.toUpperCase()] as const);

/** A file of results: first a dry run that says what an import would do, then the import. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: resolverFor(outcomeImport), defaultValues: blank });
  const { control, handleSubmit, setValue, setError, clearErrors, formState, watch } = form;
  const [report, setReport] = useState<OutcomeCheck>();
  const { mutateAsync: check, isPending: isChecking } = useOutcomeCheck();
  const { mutateAsync: save, isPending: isSaving } = useOutcomeImport();
  const name = watch('procedure').toUpperCase();
  const takeFile = async (file: File | undefined) => {
    setReport(undefined);
    clearErrors('file');
    const text = file && file.size <= outcomeFileMaxLength ? decodeText(await file.bytes()) : undefined;
    setValue('file', text ?? '');
    if (file && text === undefined)
      setError('file', { message: 'The file is too large: 20,000 eyes at most.' });
    if (text === null) setError('file', { message: 'This is no text. Save the table as CSV in UTF-8.' });
  };
  const run = (write: boolean) =>
    handleSubmit(async (content) => {
      try {
        if (!write || !report) return setReport(await check(content));
        await save({ content, replaces: report.replaces });
        toast(`Imported the results of ${name}. Visitors see them within a few seconds.`);
        onClose();
      } catch (failure) {
        setReport(undefined);
        showFailure(form, failure);
      }
    })();
  return (
    <form
      className={styles.form}
      aria-label="Import results"
      noValidate
      // What was checked is no longer what would be imported.
      onChange={() => setReport(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        void run(report?.faultCount === 0);
      }}
    >
      <FileShape />
      <FormError>{formState.errors.root?.message}</FormError>
      <div className={styles.fields}>
        <SelectField control={control} name="procedure" label="Procedure" options={procedureOptions} />
        <DateField control={control} name="from" label="First day of surgery" />
        <DateField control={control} name="to" label="Last day of surgery" />
        <NumberField control={control} name="months" label="Months until measured" min={1} step={1} />
        <NumberField
          control={control}
          name="lost"
          label="Eyes lost to follow-up"
          hint="Had surgery in this time, result unknown"
          min={0}
          step={1}
        />
        <label className={styles.file}>
          File (CSV)
          <input
            type="file"
            accept=".csv,text/csv"
            aria-invalid={formState.errors.file ? true : undefined}
            onChange={(event) => void takeFile(event.target.files?.[0])}
          />
          {formState.errors.file && <span role="alert">{formState.errors.file.message}</span>}
        </label>
      </div>
      {report && <CheckReport report={report} name={name} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        {report?.faultCount === 0 ? (
          <Button type="submit" look="main" busy={isSaving}>
            {report.replaces ? `Replace the results of ${name}` : `Import the results of ${name}`}
          </Button>
        ) : (
          <Button type="submit" look="main" busy={isChecking}>
            {isChecking ? 'Checking…' : 'Check the file'}
          </Button>
        )}
      </div>
    </form>
  );
}
