import { useForm } from 'react-hook-form';
import { secondFactorProof, type SecondFactorProof } from '@lens/contracts/auth';
import { Button } from '../../components/button/Button';
import { checkedBy } from '../../components/field/checked-by';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useNewRecoveryCodes, useTurningOff } from './api/account';
import styles from './Account.module.css';

interface ProofFormProps {
  purpose: 'renew' | 'turn-off';
  onCancel: () => void;
  onCodes: (recoveryCodes: string[]) => void;
  onOff: () => void;
}

/** Whoever changes a second factor shows password and code again. */
export function ProofForm({ purpose, onCancel, onCodes, onOff }: ProofFormProps) {
  const renewing = useNewRecoveryCodes();
  const turningOff = useTurningOff();
  const form = useForm({
    resolver: checkedBy(secondFactorProof),
    defaultValues: { password: '', otp: '' },
  });
  const act = async (proof: SecondFactorProof) => {
    if (purpose === 'renew') return onCodes((await renewing.mutateAsync(proof)).recovery_codes);
    await turningOff.mutateAsync(proof);
    toast('Your second factor is off.');
    onOff();
  };
  const submit = form.handleSubmit((proof) =>
    act(proof).catch((failure: unknown) => showFailure(form, failure)),
  );
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {purpose === 'renew'
          ? 'New recovery codes take the place of those you have.'
          : 'Without a second factor your password alone opens the back office.'}
      </p>
      <FormError>{form.formState.errors.root?.message}</FormError>
      <TextField
        control={form.control}
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
      />
      <TextField
        control={form.control}
        name="otp"
        label="Code of your app, or a recovery code"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          look={purpose === 'renew' ? 'plain' : 'danger'}
          busy={renewing.isPending || turningOff.isPending}
        >
          {purpose === 'renew' ? 'Make new codes' : 'Turn off'}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
