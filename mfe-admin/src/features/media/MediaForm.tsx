import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { mediaMaxLengths } from '@lens/contracts/max-lengths';
import { mediaChange, type MediaChange, type MediaDetail } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { FormConflict, PendingConflictNotice } from '../../components/conflict/FormConflict';
import { field, formatForm, fieldPerLanguage } from '../../components/conflict/form-fields';
import { useSharedForm } from '../../components/conflict/use-shared-form';
import { readMedia } from '../../components/image-picker/media';
import { confirm } from '@lens/platform/confirm';
import { resolverFor } from '../../components/field/resolver-for';
import { withEveryLanguage } from '../../components/field/with-every-language';
import { FormError } from '../../components/field/FormError';
import { LanguageFields } from '../../components/field/LanguageFields';
import { TextField } from '../../components/field/TextField';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { DeletedNotice } from '../../components/unsaved-text/DeletedNotice';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { useMediaChange, useMediaRemoval, useMediaRetry } from './api/media';
import { FocalPoint } from './FocalPoint';
import { FolderField } from './folders/FolderField';
import { PictureDetails } from './PictureDetails';
import styles from './Media.module.css';

/**
 * A description in another language requires the English one, and the English one cannot be removed. A picture without
 * any can still be renamed and moved, but not used.
 */
const createSchema = ({ alt: savedAlt }: MediaDetail) =>
  mediaChange.refine(({ alt = {} }) => alt.en || !(savedAlt.en || Object.values(alt).some(Boolean)), {
    path: ['alt', 'en'],
    error: 'Say what the picture shows, for people who cannot see it.',
  });

const formatPercent = (share: number) => `${Math.round(share * 100)}%`;
function formatPoint(value: unknown): string {
  const { x, y } = value as MediaDetail['focal_point'];
  return `${formatPercent(x)} from the left, ${formatPercent(y)} from the top`;
}

/** Null removes a text. */
const toFormValues = ({ filename, folder, alt, focal_point }: MediaDetail) => ({
  filename,
  folder,
  focal_point,
  alt: withEveryLanguage<NonNullable<MediaChange['alt']>>(alt, null),
});

const fields = [
  field('filename', 'File name'),
  field('folder', 'Folder'),
  field('focal_point', 'Focal point', formatPoint),
  ...fieldPerLanguage('alt', 'What the picture shows'),
];

const listFormat = new Intl.ListFormat('en');

const formatUsage = (usage: MediaDetail['usage']): string => {
  const titles = [...new Set(usage.map(({ title }) => (title === null ? 'a story' : `“${title}”`)))];
  return `It is shown in ${listFormat.format(titles)}. Take it out there first, then delete it.`;
};

interface MediaFormProps {
  picture: MediaDetail;
  /** Who deleted it while it was open: null if the name is not known, undefined if it is not deleted. */
  removedBy: string | null | undefined;
  onClose: () => void;
}

export function MediaForm({ picture, removedBy, onClose }: MediaFormProps) {
  const formId = useId();
  const { id, filename, status, failure } = picture;
  const form = useForm({
    resolver: resolverFor(createSchema(picture)),
    defaultValues: toFormValues(picture),
  });
  const { control, handleSubmit, formState } = form;
  const sharedForm = useSharedForm({
    form,
    item: picture,
    valuesOf: toFormValues,
    fields,
    readNewest: () => readMedia(id),
  });
  const focal = useController({ control, name: 'focal_point' });
  const change = useMediaChange(id);
  const variantRetry = useMediaRetry(picture);
  const removal = useMediaRemoval(picture);
  const formatCurrentForm = () => formatForm(fields, form.getValues());
  useUnsavedGuard(formState.isDirty);
  useUnsavedText(formState.isDirty, formatCurrentForm);

  const submit = handleSubmit(async (values) => {
    try {
      const baseRevision = sharedForm.revision() ?? picture.revision;
      sharedForm.markSaved(
        await change.mutateAsync({ change: values, baseRevision }).then((saved) => saved ?? picture),
      );
      toast(`Saved ${values.filename ?? filename}.`);
      onClose();
    } catch (cause) {
      await sharedForm.handleFailure(cause);
    }
  });
  const close = async () => {
    const question = {
      title: 'Close without saving?',
      text: 'Your changes to this picture have not been saved.',
      action: 'Close',
      cancelLabel: 'Stay here',
    };
    if (!formState.isDirty || (await confirm(question))) onClose();
  };
  const confirmAndDelete = async () => {
    // Another tab may have changed the usage; the API checks it again.
    const { usage } = await readMedia(id).catch(() => picture);
    if (usage.length > 0) return toastFailure(`${filename} is still in use.`, new Error(formatUsage(usage)));
    const question = {
      title: `Delete ${filename}?`,
      text: 'The picture is deleted in all its sizes.',
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
    variantRetry.mutate(undefined, { onError: (cause) => toastFailure('The retry failed.', cause) });

  if (removedBy !== undefined)
    return (
      <Dialog title={filename} onClose={() => void close()}>
        <DeletedNotice
          itemName="picture"
          by={removedBy}
          text={formState.isDirty ? formatCurrentForm() : ''}
          onClose={onClose}
        />
      </Dialog>
    );
  return (
    <Dialog
      title={filename}
      size="wide"
      onClose={() => void close()}
      actions={
        <>
          <Button look="danger" busy={removal.isPending} onClick={() => void confirmAndDelete()}>
            Delete
          </Button>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" form={formId} look="main" busy={change.isPending}>
            {change.isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.side}>
          <FocalPoint
            picture={picture}
            value={focal.field.value ?? picture.focal_point}
            onChange={focal.field.onChange}
          />
          {status === 'failed' && (
            <p role="status" className={styles.failed}>
              {failure?.message} <Button onClick={retry}>Try again</Button>
            </p>
          )}
          <PictureDetails picture={picture} />
        </div>
        <div className={styles.fields}>
          <PendingConflictNotice conflict={sharedForm.pendingConflict} />
          <FormError>{formState.errors.root?.message}</FormError>
          <TextField
            control={control}
            name="filename"
            label="File name"
            maxLength={mediaMaxLengths.filename}
          />
          <FolderField control={control} name="folder" />
          <LanguageFields
            control={control}
            name="alt"
            legend="What the picture shows"
            hint="Read aloud to people who cannot see the picture. Needed in English before the picture can be used; languages left empty use the English."
            maxLength={mediaMaxLengths.altText}
            empty={null}
            optional
          />
        </div>
      </form>
      {sharedForm.conflict && (
        <FormConflict
          itemName="this picture"
          conflict={sharedForm.conflict}
          onRebase={sharedForm.rebase}
          onSave={() => void submit()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </Dialog>
  );
}
