import { useTranslation } from '@lens/platform/i18n';

/** The specification's hint, on the page with any film, behind a question: most people who read it have no use for it. */
export function Trouble({ open = false }: { open?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <details open={open}>
      <summary>{t('pacificStory.film.trouble')}</summary>
      <p>{t('pacificStory.film.hint')}</p>
    </details>
  );
}
