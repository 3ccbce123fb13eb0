import { useForm } from 'react-hook-form';
import { secondFactorConfirmation, secondFactorStart } from '@lens/contracts/auth';
import { Button } from '../../components/button/Button';
import { checkedBy } from '../../components/field/checked-by';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import { TextField } from '../../components/field/TextField';
import { useConfirmation, useEnrolment } from './api/account';
import styles from './Account.module.css';

interface EnrolmentProps {
  onCancel: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** Password, secret, code: after the three the second factor is on. */
export function Enrolment({ onCancel, onDone }: EnrolmentProps) {
  const start = useEnrolment();
  const form = useForm({ resolver: checkedBy(secondFactorStart), defaultValues: { password: '' } });
  const submit = form.handleSubmit((values) =>
    start.mutateAsync(values).then(undefined, (failure: unknown) => showFailure(form, failure)),
  );
  if (start.data) return <Confirmation {...start.data} onCancel={onCancel} onDone={onDone} />;
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => void submit(event)}>
      <FormError>{form.formState.errors.root?.message}</FormError>
      <TextField
        control={form.control}
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={start.isPending}>
          Continue
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Base 32 is read and typed in fours. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Confirmation({ secret, uri, onCancel, onDone }: EnrolmentProps & { secret: string; uri: string }) {
  const confirm = useConfirmation();
  const form = useForm({ resolver: checkedBy(secondFactorConfirmation), defaultValues: { otp: '' } });
  const submit = form.handleSubmit((values) =>
    confirm.mutateAsync(values).then(
      ({ recovery_codes }) => onDone(recovery_codes),
      (failure: unknown) => showFailure(form, failure),
    ),
  );
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        Add an account in your authenticator app and type in this key, or{' '}
        <a href={uri}>open the app on this device</a>.
      </p>
      <code className={styles['secret']}>{inFours(secret)}</code>
      <FormError>{form.formState.errors.root?.message}</FormError>
      <TextField
        control={form.control}
        name="otp"
        label="The code that it shows"
        hint="Six digits; they change every half minute."
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={confirm.isPending}>
          Turn on
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
