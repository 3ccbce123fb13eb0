import { noNotices } from '@lens/contracts/notices';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { SettingsAnswer } from '@lens/contracts/settings';

export const settings: SettingsAnswer = {
  practice: 'Test Practice',
  surgeon: 'Dr. Test',
  credentials: 'MD',
  mainPhone: '+15625550100',
  emergencyPhone: '+15625550100',
  callNowPhone: '+15625550199',
  email: 'desk@example.com',
  address: { street: '1 Test Street', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
  hours: [{ days: [1, 2], opens: '09:00', closes: '17:00' }],
  timeZone: 'America/Los_Angeles',
  social: [{ network: 'facebook', url: 'https://facebook.example/test' }],
  videoId: null,
  languages: everyLanguageOffered,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
  directions: { crossStreet: null, parking: {}, transit: {} },
  nextMission: null,
  institutions: [],
  awards: [{ title: 'Best of Lakewood', year: 2024, isSample: true }],
  notices: noNotices,
  retentionDays: 365,
  hideUnfounded: false,
  demo: true,
  revision: 4,
  changed_by: null,
  updated_at: '2026-01-05T09:00:00.000Z',
};
