import { useTranslation } from '@lens/platform/i18n';

export default function Detail() {
  const { t } = useTranslation('elsewhere-rspack');
  return <p role="status">{t('detail')}</p>;
}
