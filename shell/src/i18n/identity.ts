import type { PublicSettings } from '@lens/contracts/settings';

/** `+15625550142` → `+1 (562) 555-0142`; numbers of other countries keep their digits. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');

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
