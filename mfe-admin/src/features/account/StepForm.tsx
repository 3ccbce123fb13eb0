import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button, type ButtonLook } from '@lens/ui/office/Button';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import styles from './Account.module.css';

interface StepFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** An explanation above the fields. */
  intro?: ReactNode;
  action: string;
  look?: ButtonLook;
  busy: boolean;
  /** Sends the step; errors are shown at their fields. */
  send: (values: Output) => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
}

/** One step in the setup of a second factor, with its buttons. */
export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { form, intro, action, look, busy, send, onCancel, children } = props;
  const element = useRef<HTMLFormElement>(null);
  // The button that opened this step is gone, so the first field takes the focus.
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const submit = form.handleSubmit((values) =>
    send(values).catch((failure: unknown) => showFailure(form, failure)),
  );
  return (
    <form ref={element} className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      {intro}
      <FormError>{form.formState.errors.root?.message}</FormError>
      {children}
      <div className={styles.actions}>
        <Button type="submit" look={look} busy={busy}>
          {action}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
