import { useForm } from 'react-hook-form';
import { secondFactorProof, type SecondFactorProof } from '@lens/contracts/auth';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import { resolverFor } from '../../components/field/resolver-for';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useRenewRecoveryCodes, useDisableSecondFactor } from './api/account';
import { StepForm } from './StepForm';

interface ProofFormProps {
  purpose: 'renew' | 'turn-off';
  onCancel: () => void;
  onRenewed: (recoveryCodes: string[]) => void;
  onDisabled: () => void;
}

const textsByPurpose = {
  renew: {
    intro: 'New recovery codes replace the ones you have.',
    action: 'Create new codes',
    look: 'plain',
  },
  'turn-off': {
    intro: 'Without a second factor your password alone opens the back office.',
    action: 'Turn off',
    look: 'danger',
  },
} as const;

/** Asks for the password and a code before a second factor is changed. */
export function ProofForm({ purpose, onCancel, onRenewed, onDisabled }: ProofFormProps) {
  const renewal = useRenewRecoveryCodes();
  const disabling = useDisableSecondFactor();
  const form = useForm({
    resolver: resolverFor(secondFactorProof),
    defaultValues: { password: '', otp: '' },
  });
  const send = async (proof: SecondFactorProof) => {
    if (purpose === 'renew') return onRenewed((await renewal.mutateAsync(proof)).recovery_codes);
    await disabling.mutateAsync(proof);
    toast('Your second factor is turned off.');
    onDisabled();
  };
  const { intro, action, look } = textsByPurpose[purpose];
  return (
    <StepForm
      form={form}
      intro={<p>{intro}</p>}
      action={action}
      look={look}
      busy={renewal.isPending || disabling.isPending}
      send={send}
      onCancel={onCancel}
    >
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
        label="Code from the app, or a recovery code"
        autoComplete="one-time-code"
        maxLength={accountMaxLengths.oneTimeCode}
      />
    </StepForm>
  );
}
