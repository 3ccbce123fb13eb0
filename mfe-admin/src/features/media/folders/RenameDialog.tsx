import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { folderRename } from '@lens/contracts/media';
import { isConflict } from '@lens/platform/staff-api';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { resolverFor } from '../../../components/field/resolver-for';
import { FormError } from '../../../components/field/FormError';
import { showFailure } from '../../../components/field/show-failure';
import { TextField } from '../../../components/field/TextField';
import { toast } from '../../../components/toasts/toasts';
import { useFolderRename } from '../api/folders';

interface RenameDialogProps {
  folder: string;
  /** The folder's current revision; undefined if it is gone. */
  revision: number | undefined;
  /** @param to the folder's name now */
  onClose: (to: string) => void;
}

/** Renames a folder with everything in it. */
export function RenameDialog({ folder, revision, onClose }: RenameDialogProps) {
  const formId = useId();
  /** The revision when the dialog opened; after a conflict, the one that is shown, since staff have seen the change. */
  const [baseRevision, setBaseRevision] = useState<number | 'as shown' | undefined>(revision);
  if (baseRevision === 'as shown') setBaseRevision(revision);
  const rename = useFolderRename((baseRevision === 'as shown' ? revision : baseRevision) ?? 0);
  const form = useForm({
    resolver: resolverFor(folderRename),
    defaultValues: { from: folder, to: folder },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      if (values.to !== folder) await rename.mutateAsync(values);
      toast(`Folder renamed to ${values.to}.`);
      onClose(values.to);
    } catch (cause) {
      if (isConflict(cause)) setBaseRevision('as shown');
      showFailure(form, cause);
    }
  });
  const missingMessage = revision === undefined ? 'There is no folder with this name any more.' : undefined;
  return (
    <Dialog
      title={`Rename ${folder}`}
      onClose={() => onClose(folder)}
      actions={
        <Button type="submit" form={formId} look="main" busy={rename.isPending}>
          Rename
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{missingMessage ?? form.formState.errors.root?.message}</FormError>
        <TextField
          control={form.control}
          name="to"
          label="New name"
          hint="Include the parent folders: team/portraits."
          maxLength={mediaMaxLengths.folder}
        />
      </form>
    </Dialog>
  );
}
