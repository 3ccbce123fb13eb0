import { formatPhone } from '@lens/contracts/format-phone';
import type { PublicSettings } from '@lens/contracts/settings';

/** What every text may name without its caller passing it: who and where the practice is. */
export const identityOf = (settings: PublicSettings): Record<string, string> => ({
  practice: settings.practice,
  surgeon: settings.surgeon,
  credentials: settings.credentials,
  email: settings.email,
  city: settings.address.city,
  region: settings.address.region,
  mainPhone: formatPhone(settings.mainPhone),
  emergencyPhone: formatPhone(settings.emergencyPhone),
  callNowPhone: formatPhone(settings.callNowPhone),
});
