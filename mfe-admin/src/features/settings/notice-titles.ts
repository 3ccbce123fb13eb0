import type { NoticeName } from '@lens/contracts/notices';

/** As staff know the notices. */
export const noticeTitles: Record<NoticeName, string> = {
  accessibility: 'Accessibility statement',
  openPayments: 'Open Payments',
  goodFaithEstimate: 'Good faith estimate',
  privacyPractices: 'Privacy practices',
  languageAssistance: 'Language assistance',
  nonDiscrimination: 'Non-discrimination',
};
