import type { SettingsUpdate } from '@lens/contracts/settings';
import { unknownPractice } from '@lens/contracts/unknown-practice';

const { demo: _demo, ...knownWithoutApi } = unknownPractice;

/** An invented practice: 555 numbers, example domains, a street that does not exist. */
export const practice: SettingsUpdate = {
  ...knownWithoutApi,
  practice: 'Still Water Eye Institute',
  surgeon: 'Dr. Mara Solano',
  credentials: 'MD, FACS',
  email: 'hello@stillwater.example.com',
  address: {
    ...unknownPractice.address,
    street: '1200 Tidepool Lane, Suite 300',
    postalCode: '90712',
  },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '15:00' },
    { days: [0], opens: null, closes: null },
  ],
  social: [
    { network: 'facebook', url: 'https://facebook.example.com/stillwater' },
    { network: 'instagram', url: 'https://instagram.example.com/stillwater' },
    { network: 'youtube', url: 'https://youtube.example.com/stillwater' },
    { network: 'linkedin', url: 'https://linkedin.example.com/stillwater' },
    { network: 'x', url: 'https://x.example.com/stillwater' },
  ],
  directions: { crossStreet: null, parking: {}, transit: {} },
  nextMission: '2025-03',
  institutions: [],
  awards: [],
  // Two years, so that somebody who takes long to decide is not erased too early.
  retentionDays: 730,
};
