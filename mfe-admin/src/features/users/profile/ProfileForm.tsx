import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { deskTasks } from '@lens/contracts/desk-permissions';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import { userCreate, type User } from '@lens/contracts/users';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { Button } from '@lens/ui/office/Button';
import { FormConflict, PendingConflictNotice } from '../../../components/conflict/FormConflict';
import { field } from '../../../components/conflict/form-fields';
import { useSharedForm } from '../../../components/conflict/use-shared-form';
import { FormError } from '../../../components/field/FormError';
import { resolverFor } from '../../../components/field/resolver-for';
import { toast } from '../../../components/toasts/toasts';
import { readUser, useProfileChange } from '../api/users';
import styles from '../Users.module.css';
import { orderPermissions } from './permission-choice';
import { taskLabels } from './PermissionTable';
import { ProfileFields, type Profile } from './ProfileFields';

const schema = userCreate.pick({ name: true, qualification: true, permissions: true });

const toFormValues = ({ name, qualification, permissions }: User): Profile => ({
  name,
  qualification,
  permissions: orderPermissions(permissions),
});

const formatLanguages = (codes: unknown): string =>
  (codes as string[]).map((code) => (isLanguageCode(code) ? languageOf(code).name : code)).join(', ');

const fields = [
  field('name', 'Name on sign-offs'),
  field('qualification', 'Qualification'),
  ...deskTasks.map((task) => field(`permissions.${task}`, taskLabels[task], formatLanguages)),
];

interface ProfileFormProps {
  user: User;
  onUnsaved: (unsaved: boolean) => void;
}

/** Who stands behind an account, and what they may do at the translation desk. */
export function ProfileForm({ user, onUnsaved }: ProfileFormProps) {
  const { id, username, role } = user;
  const form = useForm({ resolver: resolverFor(schema), defaultValues: toFormValues(user) });
  const sharedForm = useSharedForm({
    form,
    item: user,
    valuesOf: toFormValues,
    fields,
    readNewest: () => readUser(id),
  });
  const { control, handleSubmit, formState } = form;
  const { mutateAsync: save, isPending } = useProfileChange(id);
  useUnsavedGuard(formState.isDirty);
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => {
    reportUnsaved(formState.isDirty);
    return () => reportUnsaved(false);
  }, [formState.isDirty]);

  const submit = handleSubmit(async ({ permissions, ...person }) => {
    try {
      const change = role === 'translator' ? { ...person, permissions } : person;
      const saved = await save({ change, baseRevision: sharedForm.revision() ?? user.revision });
      sharedForm.markSaved(saved);
      form.reset(toFormValues(saved));
      toast(`Saved the profile of ${username}.`);
    } catch (failure) {
      await sharedForm.handleFailure(failure);
    }
  });
  return (
    <form
      className={`${styles.section} ${styles.profile}`}
      aria-label="Sign-offs and permissions"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3>Sign-offs and permissions</h3>
      <p>Critical texts are signed by two people, each with name and qualification.</p>
      <PendingConflictNotice conflict={sharedForm.pendingConflict} />
      <FormError>{formState.errors.root?.message}</FormError>
      <ProfileFields control={control} role={role} />
      <div>
        <Button type="submit" busy={isPending} disabled={!formState.isDirty}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
      {sharedForm.conflict && (
        <FormConflict
          itemName="this user"
          conflict={sharedForm.conflict}
          onRebase={sharedForm.rebase}
          onSave={() => void submit()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </form>
  );
}
