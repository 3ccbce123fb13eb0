import { useForm } from 'react-hook-form';
import { passwordChange } from '@lens/contracts/auth';
import { Button } from '@lens/ui/office/Button';
import { resolverFor } from '../../components/field/resolver-for';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { usePasswordChange } from './api/account';
import styles from './Account.module.css';

const emptyForm = { current: '', next: '' };

export function OwnPassword() {
  const form = useForm({ resolver: resolverFor(passwordChange), defaultValues: emptyForm });
  const { control, handleSubmit, formState } = form;
  const { mutateAsync: change, isPending } = usePasswordChange();
  useUnsavedGuard(formState.isDirty);
  const submit = handleSubmit(async (values) => {
    try {
      await change(values);
      form.reset();
      toast('Your password is changed.');
    } catch (failure) {
      showFailure(form, failure);
    }
  });
  return (
    <form
      className={styles.panel}
      aria-labelledby="own-password"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="own-password">Password</h2>
      <FormError>{formState.errors.root?.message}</FormError>
      <TextField
        control={control}
        name="current"
        type="password"
        label="Current password"
        autoComplete="current-password"
      />
      <TextField
        control={control}
        name="next"
        type="password"
        label="New password"
        hint="At least 12 characters. You will be signed out everywhere else."
        autoComplete="new-password"
      />
      <Button type="submit" busy={isPending}>
        Change password
      </Button>
    </form>
  );
}
