import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { mediaMove, type MediaAnswer } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { resolverFor } from '../../../components/field/resolver-for';
import { FormError } from '../../../components/field/FormError';
import { showFailure } from '../../../components/field/show-failure';
import { pluralize } from '@lens/platform/pluralize';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { useMovePictures } from '../api/folders';
import { FolderField } from './FolderField';

interface MoveDialogProps {
  pictures: MediaAnswer[];
  /** The open folder; empty for none. */
  openFolder: string;
  /** @param hasMoved whether pictures were moved */
  onClose: (hasMoved: boolean) => void;
}

/** Moves pictures to another folder, or out of their folders. */
export function MoveDialog({ pictures, openFolder, onClose }: MoveDialogProps) {
  const formId = useId();
  const move = useMovePictures();
  const form = useForm({
    resolver: resolverFor(mediaMove),
    defaultValues: {
      media: pictures.map(({ id, revision }) => ({ id, revision })),
      folder: openFolder || null,
    },
  });
  const count = pluralize(pictures.length, 'picture');
  const submit = form.handleSubmit(async (values) => {
    try {
      const { results } = await move.mutateAsync(values);
      const refused = results.filter(({ result }) => result === 'refused');
      const moved = pluralize(results.length - refused.length, 'picture');
      const filenameOf = (id: string) => pictures.find((one) => one.id === id)?.filename ?? id;
      if (refused.length < results.length)
        toast(values.folder ? `Moved ${moved} to ${values.folder}.` : `Took ${moved} out of their folders.`);
      if (refused.length > 0)
        toastFailure(
          `${pluralize(refused.length, 'picture')} not moved.`,
          new Error(refused.map(({ id, error }) => `${filenameOf(id)}: ${error}`).join('\n')),
        );
      onClose(true);
    } catch (cause) {
      showFailure(form, cause);
    }
  });
  return (
    <Dialog
      title={`Move ${count}`}
      onClose={() => onClose(false)}
      actions={
        <Button type="submit" form={formId} look="main" busy={move.isPending}>
          Move
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{form.formState.errors.root?.message}</FormError>
        <FolderField control={form.control} name="folder" />
      </form>
    </Dialog>
  );
}
