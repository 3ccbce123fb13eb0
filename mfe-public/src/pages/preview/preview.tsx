import { useEffect, useState } from 'react';
import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import type { Preview } from '@lens/contracts/previews';
import { useTranslation } from '@lens/platform/i18n';
import { Stories } from '../../sections/stories/Stories';
import { Body } from '../../sections/article/Body';
import { Head } from '../../sections/article/head/Head';
import { readPreview, type PreviewFailure } from './read-preview';
import styles from './preview.module.css';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:preview.title'),
  noindex: true,
});

/** What is not published, as visitors would see it. The server knows no session: it is read in the browser. */
export function Page({ params: { token = '' } }: PageProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<{ preview: Preview } | { failure: PreviewFailure }>();
  useEffect(() => {
    const leaving = new AbortController();
    void readPreview(token, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setShown(answer);
    });
    return () => leaving.abort();
  }, [token]);
  const preview = shown && 'preview' in shown ? shown.preview : undefined;
  const Title = preview ? 'strong' : 'h1';
  return (
    <>
      <div className={styles.notice} role="status">
        <Title>{t('preview.title')}</Title>
        <p>
          {shown && 'failure' in shown
            ? t(`preview.${shown.failure}`)
            : t(preview ? 'preview.shown' : 'preview.loading')}
        </p>
      </div>
      {preview?.resource === 'article' ? (
        <>
          <Head article={preview.data} />
          <Body article={preview.data} />
        </>
      ) : null}
      {preview?.resource === 'testimonial' ? (
        <Stories title={t('preview.story')} stories={[preview.data]} />
      ) : null}
    </>
  );
}
