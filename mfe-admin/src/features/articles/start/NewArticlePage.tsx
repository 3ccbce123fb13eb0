import '@lens/contracts/jitless';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { articleContent } from '@lens/contracts/articles';
import { articleMaxLengths } from '@lens/contracts/max-lengths';
import type { PageHead } from '@lens/contracts/page';
import { Link, useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { resolverFor } from '../../../components/field/resolver-for';
import { FormError } from '../../../components/field/FormError';
import { showFailure } from '../../../components/field/show-failure';
import { TextField } from '../../../components/field/TextField';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { createArticle } from '../api/article';
import { Categories } from '../editor/Categories';
import { toSlug } from './to-slug';
import styles from './NewArticle.module.css';

export const head = (): PageHead => ({ title: 'New article · Back office', noindex: true });

type Values = z.input<typeof articleContent>;

/** Creates an article with its required fields; the rest is written in the editor, which saves automatically. */
export function Page() {
  const navigate = useNavigate();
  const form = useForm<Values, unknown, z.output<typeof articleContent>>({
    resolver: resolverFor(articleContent),
    defaultValues: {
      slug: '',
      author: '',
      categories: [],
      texts: { en: { title: '', excerpt: '', body: { type: 'doc', content: [] } } },
    },
  });
  const { control, formState, getFieldState, setValue, watch } = form;
  useUnsavedGuard(formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful);
  // The address follows the title until somebody edits the address.
  const title = watch('texts.en.title');
  const followTitle = () => {
    if (!getFieldState('slug').isDirty) setValue('slug', toSlug(title));
  };
  const create = form.handleSubmit(async (content) => {
    try {
      const { id } = await createArticle(content);
      navigate(`/admin/articles/${id}`, { skipLeaveGuard: true, replace: true });
    } catch (failure) {
      showFailure(form, failure);
    }
  });
  return (
    <>
      <Link to="/admin/articles" className={styles.back}>
        Articles
      </Link>
      <PageHeader title="New article" />
      <form
        className={styles.form}
        onSubmit={(event) => {
          followTitle();
          void create(event);
        }}
        onBlur={followTitle}
        noValidate
      >
        <FormError>{formState.errors.root?.message}</FormError>
        <TextField
          control={control}
          name="texts.en.title"
          label="Title in English"
          maxLength={articleMaxLengths.title}
          lang="en"
        />
        <TextField
          control={control}
          name="slug"
          label="Page address"
          hint="The end of the page’s address on the site: /blog/first-week-after-prk"
          maxLength={articleMaxLengths.slug}
        />
        <TextField control={control} name="author" label="Author" maxLength={articleMaxLengths.author} />
        <Categories control={control} name="categories" />
        <div>
          <Button type="submit" look="main" busy={formState.isSubmitting}>
            {formState.isSubmitting ? 'Creating…' : 'Create the draft'}
          </Button>
        </div>
      </form>
    </>
  );
}
