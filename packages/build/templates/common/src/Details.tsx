import { useTranslation } from '@lens/platform/i18n';

/** Loaded when somebody asks for it. */
export default function Details() {
  const { t } = useTranslation('new-remote');
  return <p role="status">{t('details')}</p>;
}
