import { isCritical } from './critical-texts.js';

describe('Critical texts', () => {
  it.each([
    'contact.emergency.title',
    'contact.hours.emergency',
    'risks.title',
    'lasik.risks.items.dryEyes',
    'lasik.candidacy.suitsNot.pregnancy',
    'icl.requirements.age',
    'selfCheck.age.outside',
    'selfCheck',
    'decide.self-check.title',
    'consultation.consent',
    'prk.aftercare.day_one',
    'lasik.risk',
    'contact.emergencyPhone',
    'prk.warning_signs',
    'prk.recovery.days.care',
  ])('%s is one', (key) => expect(isCritical(key)).toBe(true));

  it.each(['home.hero.title', 'contact.hours.title', 'forms.errors.email.required', 'about.asterisk'])(
    '%s is none',
    (key) => expect(isCritical(key)).toBe(false),
  );
});
