import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { PublicSettings } from '@lens/contracts/settings';

export const settings: PublicSettings = {
  practice: 'Test Practice',
  surgeon: 'Dr. Test',
  credentials: 'MD',
  mainPhone: '+15625550142',
  emergencyPhone: '+15625550143',
  callNowPhone: '+15625550100',
  email: 'desk@example.com',
  address: { street: '1 Test Street', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '15:00' },
    { days: [0], opens: null, closes: null },
  ],
  timeZone: 'America/Los_Angeles',
  social: [],
  videoId: null,
  languages: everyLanguageOffered,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
  demo: true,
};
