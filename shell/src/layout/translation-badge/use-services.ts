import { useEffect, useState } from 'react';
import type { TranslationService } from '@lens/contracts/translations';
import { enabledServices, forgetServices } from '../../i18n/live/services';

/**
 * The automatic translation services that are enabled; none as long as the API has not said so. It is asked again when
 * the network comes back.
 */
export function useServices(online: boolean): TranslationService[] {
  const [services, setServices] = useState<TranslationService[]>([]);
  useEffect(() => {
    if (!online) return forgetServices();
    let gone = false;
    enabledServices()
      .then((enabled) => gone || setServices(enabled))
      // Without an answer the page goes on saying what is sure.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [online]);
  return services;
}
