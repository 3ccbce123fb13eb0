import { useTranslation } from '@lens/platform/i18n';

/** The hint that the specification asks for, folded away, since few visitors need it. */
export function Trouble({ open = false }: { open?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <details open={open}>
      <summary>{t('pacificStory.film.trouble')}</summary>
      <p>{t('pacificStory.film.hint')}</p>
    </details>
  );
}
