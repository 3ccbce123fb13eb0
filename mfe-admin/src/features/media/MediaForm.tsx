import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { mediaChange, type MediaChange, type MediaDetail } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { confirm } from '../../components/confirm/confirm';
import { checkedBy } from '../../components/field/checked-by';
import { everyLanguage } from '../../components/field/every-language';
import { FormError } from '../../components/field/FormError';
import { LanguageFields } from '../../components/field/LanguageFields';
import { showFailure } from '../../components/field/show-failure';
import { TextField } from '../../components/field/TextField';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useUnsavedGuard } from '../../components/unsaved-guard/use-unsaved-guard';
import { useMediaChange, useMediaRemoval, useMediaRetry } from './api/media';
import { FocalPoint } from './FocalPoint';
import { FolderField } from './folders/FolderField';
import { MediaFacts } from './MediaFacts';
import styles from './Media.module.css';

/** A picture is not saved without English words for those who do not see it. */
const schema = mediaChange.refine(({ alt }) => alt?.en, {
  path: ['alt', 'en'],
  error: 'Say what the picture shows, for those who do not see it.',
});

/** A text that is null is taken away. */
const valuesOf = ({ filename, folder, alt, focal_point }: MediaDetail) => ({
  filename,
  folder,
  focal_point,
  alt: everyLanguage<NonNullable<MediaChange['alt']>>(alt, null),
});

interface MediaFormProps {
  picture: MediaDetail;
  onClose: () => void;
}

export function MediaForm({ picture, onClose }: MediaFormProps) {
  const formId = useId();
  const { id, filename, status, failure } = picture;
  const form = useForm({ resolver: checkedBy(schema), defaultValues: valuesOf(picture) });
  const { control, handleSubmit, formState } = form;
  const focal = useController({ control, name: 'focal_point' });
  const change = useMediaChange(id);
  const again = useMediaRetry(id);
  const removal = useMediaRemoval(id);
  useUnsavedGuard(formState.isDirty);

  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      toast(`Saved ${values.filename ?? filename}.`);
      onClose();
    } catch (cause) {
      showFailure(form, cause);
    }
  });
  const close = async () => {
    const question = {
      title: 'Close without saving?',
      text: 'What you changed of this picture has not been saved.',
      action: 'Close',
      keep: 'Stay here',
    };
    if (!formState.isDirty || (await confirm(question))) onClose();
  };
  const remove = async () => {
    const question = {
      title: `Delete ${filename}?`,
      text: 'The picture and its sizes are gone.',
      action: 'Delete',
    };
    if (!(await confirm(question))) return;
    await removal.mutateAsync(undefined).then(
      () => {
        toast(`${filename} is deleted.`);
        onClose();
      },
      (cause: unknown) => toastFailure(`${filename} was not deleted.`, cause),
    );
  };
  const retry = () =>
    again.mutate(undefined, { onError: (cause) => toastFailure('It was not tried again.', cause) });

  return (
    <Dialog
      title={filename}
      size="wide"
      onClose={() => void close()}
      actions={
        <>
          <Button look="danger" busy={removal.isPending} onClick={() => void remove()}>
            Delete
          </Button>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" form={formId} look="main" busy={change.isPending}>
            {change.isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles['side']}>
          <FocalPoint
            picture={picture}
            value={focal.field.value ?? picture.focal_point}
            onChange={focal.field.onChange}
          />
          {status === 'failed' && (
            <p role="status" className={styles['failed']}>
              {failure?.message} <Button onClick={retry}>Try again</Button>
            </p>
          )}
          <MediaFacts picture={picture} />
        </div>
        <div className={styles['fields']}>
          <FormError>{formState.errors.root?.message}</FormError>
          <TextField control={control} name="filename" label="File name" maxLength={200} />
          <FolderField control={control} name="folder" />
          <LanguageFields
            control={control}
            name="alt"
            legend="What the picture shows"
            hint="Read aloud to those who do not see it. English is needed; a language left empty reads it."
            maxLength={300}
            empty={null}
          />
        </div>
      </form>
    </Dialog>
  );
}
