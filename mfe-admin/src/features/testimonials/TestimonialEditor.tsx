import type { Testimonial } from '@lens/contracts/testimonials';
import { Link } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { FormConflict, PendingConflictNotice } from '../../components/conflict/FormConflict';
import { FormError } from '../../components/field/FormError';
import { Menu } from '../../components/Menu';
import { Preview } from '../../components/preview/Preview';
import { useSaveKey } from '../../components/shortcuts/use-save-key';
import { DeletedNotice } from '../../components/unsaved-text/DeletedNotice';
import { StatusBadge } from './StatusBadge';
import { TestimonialFields } from './TestimonialFields';
import { useTestimonialEditing } from './use-testimonial-editing';
import styles from './TestimonialEditor.module.css';

interface TestimonialEditorProps {
  testimonial?: Testimonial;
  /** Who deleted it while it was open: null if the name is not known, undefined if it is not deleted. */
  removedBy?: string | null;
  onLeave?: () => void;
}

/** The form of a testimonial, with a preview of the public page. */
export function TestimonialEditor({ testimonial, removedBy, onLeave }: TestimonialEditorProps) {
  const { form, busy, sharedForm, formatCurrentForm, save, changeStatus, remove } =
    useTestimonialEditing(testimonial);
  const { isDirty, errors } = form.formState;
  useSaveKey(() => removedBy === undefined && void save());
  const status = testimonial?.status;
  const savePrefix = isDirty || !testimonial ? 'Save and ' : '';
  const formatAction = (name: string) => savePrefix + (savePrefix ? name.toLowerCase() : name);
  if (removedBy !== undefined) {
    const text = isDirty ? formatCurrentForm() : '';
    return <DeletedNotice itemName="testimonial" by={removedBy} text={text} onClose={() => onLeave?.()} />;
  }
  return (
    <>
      <Link to="/admin/testimonials" className={styles.back}>
        <span aria-hidden="true">←</span> All testimonials
      </Link>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.head}>
          <PageHeader
            title={testimonial?.name ?? 'New testimonial'}
            count={isDirty ? 'Not saved yet' : testimonial && 'Saved'}
          >
            {testimonial && <StatusBadge testimonial={testimonial} />}
            {testimonial && (
              <Menu
                label="More"
                items={[{ label: 'Delete', run: () => void remove(testimonial), isDestructive: true }]}
              />
            )}
            {/* The buttons keep their places when a colleague changes the status, so that nobody presses the wrong one. */}
            {status && (
              <Button busy={busy || status === 'rejected'} onClick={() => void changeStatus('rejected')}>
                {formatAction('Reject')}
              </Button>
            )}
            <Button busy={busy || status === 'approved'} onClick={() => void changeStatus('approved')}>
              {formatAction('Approve')}
            </Button>
            <Button type="submit" look="main" busy={busy} hint="Ctrl S">
              {busy ? 'Saving…' : 'Save'}
            </Button>
          </PageHeader>
        </div>
        <PendingConflictNotice conflict={sharedForm.pendingConflict} />
        <FormError>{errors.root?.message}</FormError>
        <div className={styles.columns}>
          <TestimonialFields control={form.control} isSample={testimonial?.is_sample ?? false} />
          {testimonial && (
            <div className={styles.preview}>
              <Preview
                request={{ resource: 'testimonial', id: testimonial.id, lng: 'en' }}
                version={testimonial.updated_at}
              />
            </div>
          )}
        </div>
      </form>
      {sharedForm.conflict && (
        <FormConflict
          itemName="this testimonial"
          conflict={sharedForm.conflict}
          onRebase={sharedForm.rebase}
          onSave={() => void save()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </>
  );
}
