import { formatPhone } from '@lens/contracts/format-phone';
import type { PublicSettings } from '@lens/contracts/settings';

/** Placeholders that every text may use without its caller passing them. */
export const practiceVariables = (settings: PublicSettings): Record<string, string> => ({
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
