import { useEffect, useState } from 'react';
import type { TranslationService } from '@lens/contracts/translations';
import { loadEnabledServices, clearServices } from '../../i18n/live/services';

/**
 * The enabled translation services; empty until the API has answered. It is asked again when the browser is back
 * online.
 */
export function useServices(online: boolean): TranslationService[] {
  const [services, setServices] = useState<TranslationService[]>([]);
  useEffect(() => {
    if (!online) return clearServices();
    let isCancelled = false;
    loadEnabledServices()
      .then((enabled) => isCancelled || setServices(enabled))
      // Without an answer the badge stays as it is.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [online]);
  return services;
}
