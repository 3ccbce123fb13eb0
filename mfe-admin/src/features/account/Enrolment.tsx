import { useForm } from 'react-hook-form';
import { secondFactorConfirmation, secondFactorStart } from '@lens/contracts/auth';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import { resolverFor } from '../../components/field/resolver-for';
import { TextField } from '../../components/field/TextField';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { useConfirmEnrolment, useStartEnrolment } from './api/account';
import { QrCode } from './QrCode';
import { StepForm } from './StepForm';
import styles from './Account.module.css';

interface EnrolmentProps {
  onCancel: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** Three steps turn on the second factor: password, secret, code. */
export function Enrolment({ onCancel, onDone }: EnrolmentProps) {
  const start = useStartEnrolment();
  const form = useForm({ resolver: resolverFor(secondFactorStart), defaultValues: { password: '' } });
  if (start.data) return <Confirmation {...start.data} onCancel={onCancel} onDone={onDone} />;
  return (
    <StepForm
      form={form}
      action="Continue"
      busy={start.isPending}
      send={(values) => start.mutateAsync(values)}
      onCancel={onCancel}
    >
      <TextField
        control={form.control}
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
      />
    </StepForm>
  );
}

/** A base 32 key is easier to read and type in groups of four. */
const groupInFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Confirmation({ secret, uri, onCancel, onDone }: EnrolmentProps & { secret: string; uri: string }) {
  const confirmation = useConfirmEnrolment();
  useUnsavedGuard(true, {
    title: 'Leave before it is set up?',
    text: 'The key that you scanned will not work. You would begin again with a new one.',
  });
  const form = useForm({ resolver: resolverFor(secondFactorConfirmation), defaultValues: { otp: '' } });
  return (
    <StepForm
      form={form}
      intro={
        <>
          <p>
            Scan this with your authenticator app, or <a href={uri}>open the app on this device</a>.
          </p>
          <QrCode text={uri} label="The key as a QR code" />
          <p>No camera? Add an account in the app and type this key:</p>
          <code className={styles.secret}>{groupInFours(secret)}</code>
        </>
      }
      action="Turn on"
      busy={confirmation.isPending}
      send={async (values) => onDone((await confirmation.mutateAsync(values)).recovery_codes)}
      onCancel={onCancel}
    >
      <TextField
        control={form.control}
        name="otp"
        label="Code from the app"
        hint="Six digits that change every 30 seconds."
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={accountMaxLengths.oneTimeCode}
      />
    </StepForm>
  );
}
