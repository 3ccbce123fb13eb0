import { everyLanguageOffered } from './offered-languages.js';
import type { PublicSettings } from './settings.js';

/** Settings without any claim about the practice, for a shell that has not yet reached the API. */
export const unknownPractice: PublicSettings = {
  practice: 'Laser Vision Correction',
  surgeon: '',
  credentials: '',
  mainPhone: '+15625550142',
  emergencyPhone: '+15625550142',
  callNowPhone: '+15625550100',
  email: 'office@example.com',
  address: { street: '', city: 'Lakewood', region: 'CA', postalCode: '', country: 'US' },
  hours: [],
  timeZone: 'America/Los_Angeles',
  social: [],
  videoId: null,
  languages: everyLanguageOffered,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
  demo: false,
};
