import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { TextField } from '../../../components/field/TextField';
import type { FieldBinding } from '../../../components/field/use-field';
import { useFolders } from '../../../components/image-picker/media';

/** The folder of pictures: an existing one, or a new name. */
export function FolderField<Values extends FieldValues, Output>(binding: FieldBinding<Values, Output>) {
  const id = useId();
  return (
    <>
      <TextField
        {...binding}
        label="Folder"
        hint="A new name creates a folder. Use slashes for subfolders: team/portraits."
        list={id}
        maxLength={mediaMaxLengths.folder}
        optional
      />
      <datalist id={id}>
        {useFolders().map(({ path }) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  );
}
