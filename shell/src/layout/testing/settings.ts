import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { PublicSettings } from '@lens/contracts/settings';

export const settings: PublicSettings = {
  practice: 'Test Practice',
  surgeon: 'Dr. Test',
  credentials: 'MD',
  mainPhone: '+15625550142',
  emergencyPhone: '+15625550142',
  callNowPhone: '+15625550100',
  email: 'desk@example.com',
  address: { street: '1 Test Street', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
  hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }],
  timeZone: 'America/Los_Angeles',
  social: [
    { network: 'facebook', url: 'https://facebook.example.com/test' },
    { network: 'x', url: 'https://x.example.com/test' },
  ],
  videoId: null,
  languages: everyLanguageOffered,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
  demo: true,
};
