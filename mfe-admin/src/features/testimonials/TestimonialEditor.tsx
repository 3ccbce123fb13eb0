import type { Testimonial } from '@lens/contracts/testimonials';
import { Link } from '@lens/platform/router';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { FormError } from '../../components/field/FormError';
import { Menu } from '../../components/menu/Menu';
import { Preview } from '../../components/preview/Preview';
import { useSaveKey } from '../../components/shortcuts/use-save-key';
import { statusLabels, statusTones } from './labels';
import { TestimonialFields } from './TestimonialFields';
import { useEditor } from './use-editor';
import styles from './TestimonialEditor.module.css';

/** Everything about one testimonial, with the public page beside it. */
export function TestimonialEditor({ testimonial }: { testimonial?: Testimonial }) {
  const { form, busy, saveIt, give, remove } = useEditor(testimonial);
  const { isDirty, errors } = form.formState;
  useSaveKey(() => void saveIt());
  const status = testimonial?.status;
  const then = isDirty || !testimonial ? 'Save and ' : '';
  const verb = (name: string) => then + (then ? name.toLowerCase() : name);
  return (
    <>
      <Link to="/admin/testimonials" className={styles['back']}>
        <span aria-hidden="true">←</span> All testimonials
      </Link>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveIt();
        }}
      >
        <div className={styles['head']}>
          <PageHeader
            title={testimonial?.name ?? 'New testimonial'}
            count={isDirty ? 'Not saved yet' : testimonial && 'Saved'}
          >
            {status && <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>}
            {testimonial && (
              <Menu
                label="More"
                items={[{ label: 'Delete', run: () => void remove(testimonial), danger: true }]}
              />
            )}
            {status && status !== 'rejected' && (
              <Button busy={busy} onClick={() => void give('rejected')}>
                {verb('Reject')}
              </Button>
            )}
            {status !== 'approved' && (
              <Button busy={busy} onClick={() => void give('approved')}>
                {verb('Approve')}
              </Button>
            )}
            <Button type="submit" look="main" busy={busy} hint="Ctrl S">
              {busy ? 'Saving…' : 'Save'}
            </Button>
          </PageHeader>
        </div>
        <FormError>{errors.root?.message}</FormError>
        <div className={styles['columns']}>
          <TestimonialFields control={form.control} isSample={testimonial?.is_sample ?? false} />
          {testimonial && (
            <div className={styles['beside']}>
              <Preview
                request={{ resource: 'testimonial', id: testimonial.id, lng: 'en' }}
                version={testimonial.updated_at}
              />
            </div>
          )}
        </div>
      </form>
    </>
  );
}
