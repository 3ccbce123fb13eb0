import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { folderRename } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { checkedBy } from '../../../components/field/checked-by';
import { FormError } from '../../../components/field/FormError';
import { showFailure } from '../../../components/field/show-failure';
import { TextField } from '../../../components/field/TextField';
import { toast } from '../../../components/toasts/toasts';
import { useFolderRename } from '../api/folders';

interface RenameDialogProps {
  folder: string;
  /** @param to what the folder is called now */
  onClose: (to: string) => void;
}

/** Another path for a folder and all within it. */
export function RenameDialog({ folder, onClose }: RenameDialogProps) {
  const formId = useId();
  const rename = useFolderRename();
  const form = useForm({
    resolver: checkedBy(folderRename),
    defaultValues: { from: folder, to: folder },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      if (values.to !== folder) await rename.mutateAsync(values);
      toast(`The folder is called ${values.to}.`);
      onClose(values.to);
    } catch (cause) {
      showFailure(form, cause);
    }
  });
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
        <FormError>{form.formState.errors.root?.message}</FormError>
        <TextField
          control={form.control}
          name="to"
          label="New name"
          hint="With the folders that it lies in: team/portraits."
          maxLength={200}
        />
      </form>
    </Dialog>
  );
}
