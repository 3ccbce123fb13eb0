import { useController, type Control, type Path } from 'react-hook-form';
import type { Role } from '@lens/contracts/access';
import { noPermissions, type DeskPermissions } from '@lens/contracts/desk-permissions';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import { TextField } from '../../../components/field/TextField';
import { PermissionTable } from './PermissionTable';

/** The part of an account that sign-offs and the translation desk need. */
export interface Profile {
  name?: string | null | undefined;
  qualification?: string | null | undefined;
  permissions?: DeskPermissions | undefined;
}

interface ProfileFieldsProps<Values extends Profile, Output> {
  control: Control<Values, unknown, Output>;
  role: Role;
}

const otherRoles: Record<Exclude<Role, 'translator'>, string> = {
  admin: 'At the translation desk, administrators may do all of it, in every language.',
  editor: 'At the translation desk, editors may read the desk and stop texts and runs.',
};

/** Name and qualification for sign-offs, and what a translator may do. */
export function ProfileFields<Values extends Profile, Output>({
  control,
  role,
}: ProfileFieldsProps<Values, Output>) {
  return (
    <>
      <TextField
        control={control}
        name={'name' as Path<Values>}
        label="Name on sign-offs"
        hint="The person’s own name, for example Ana Ruiz."
        maxLength={accountMaxLengths.name}
        autoComplete="off"
        optional
      />
      <TextField
        control={control}
        name={'qualification' as Path<Values>}
        label="Qualification"
        hint="For example: Certified medical interpreter (CMI), Spanish."
        maxLength={accountMaxLengths.qualification}
        autoComplete="off"
        optional
      />
      {role === 'translator' ? <Permissions control={control} /> : <p>{otherRoles[role]}</p>}
    </>
  );
}

function Permissions<Values extends Profile, Output>({
  control,
}: Pick<ProfileFieldsProps<Values, Output>, 'control'>) {
  const { field } = useController({ control, name: 'permissions' as Path<Values> });
  const value = (field.value as DeskPermissions | undefined) ?? noPermissions;
  return <PermissionTable value={value} onChange={field.onChange} />;
}
