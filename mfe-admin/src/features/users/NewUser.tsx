import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { noPermissions } from '@lens/contracts/desk-permissions';
import { userCreate } from '@lens/contracts/users';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { resolverFor } from '../../components/field/resolver-for';
import { FormError } from '../../components/field/FormError';
import { SelectField } from '../../components/field/SelectField';
import { showFailure } from '../../components/field/show-failure';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useUserCreation } from './api/users';
import { roleHints, roleOptions } from './labels';
import { ProfileFields } from './profile/ProfileFields';
import styles from './Users.module.css';

type NewAccount = z.input<typeof userCreate>;

const emptyUser: NewAccount = {
  username: '',
  password: '',
  role: 'editor',
  name: null,
  qualification: null,
  permissions: noPermissions,
};

/** Creates an account; the user can change the first password. */
export function NewUser({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({ resolver: resolverFor(userCreate), defaultValues: emptyUser });
  const { control, handleSubmit, formState } = form;
  const { mutateAsync: create, isPending } = useUserCreation();
  const role = useWatch({ control, name: 'role' });
  const submit = handleSubmit(async (values) => {
    try {
      const { permissions, ...account } = values;
      const { username } = await create(
        account.role === 'translator' ? { ...account, permissions } : account,
      );
      toast(`${username} can sign in now.`);
      onClose();
    } catch (failure) {
      showFailure(form, failure);
    }
  });
  return (
    <Dialog
      title="New user"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} look="main" busy={isPending}>
            Create user
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{formState.errors.root?.message}</FormError>
        <TextField control={control} name="username" label="Username" autoComplete="off" />
        <TextField
          control={control}
          name="password"
          type="password"
          label="First password"
          hint="At least 12 characters. They can change it under Your account."
          autoComplete="new-password"
        />
        <SelectField
          control={control}
          name="role"
          label="Role"
          hint={roleHints[role]}
          options={roleOptions}
        />
        <ProfileFields control={control} role={role} />
      </form>
    </Dialog>
  );
}
