import { useForm } from 'react-hook-form';
import { userCreate, type User } from '@lens/contracts/users';
import { Button } from '@lens/ui/office/Button';
import { resolverFor } from '../../components/field/resolver-for';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useUserChange } from './api/users';
import styles from './Users.module.css';

const schema = userCreate.pick({ password: true });

/** Sets a new password for a user who lost theirs. */
export function PasswordReset({ user }: { user: User }) {
  const { username } = user;
  const form = useForm({ resolver: resolverFor(schema), defaultValues: { password: '' } });
  const { control, handleSubmit, formState } = form;
  const { mutateAsync: change, isPending } = useUserChange(user);
  const submit = handleSubmit(async (values) => {
    try {
      await change(values);
      form.reset();
      toast(`${username} has a new password.`);
    } catch (failure) {
      showFailure(form, failure);
    }
  });
  return (
    <form
      className={styles.section}
      aria-label="Password"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormError>{formState.errors.root?.message}</FormError>
      <TextField
        control={control}
        name="password"
        type="password"
        label="New password"
        hint="At least 12 characters. They will be signed out everywhere."
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" busy={isPending}>
          Set password
        </Button>
      </div>
    </form>
  );
}
