import { isCritical, isCriticalArticle } from './critical-texts.js';

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
    'contact.bring.lenses',
    'procedures.ideal',
    'lasik.steps.rest.text',
  ])('%s is critical because of its key', (key) => expect(isCritical(key, 'Text.')).toBe(true));

  it.each(['home.hero.title', 'contact.hours.title', 'forms.errors.email.required', 'about.asterisk'])(
    '%s is not critical',
    (key) => expect(isCritical(key, 'Our office hours')).toBe(false),
  );

  it.each([
    'If your life is in danger, call 911.',
    'Call {{emergencyPhone}}.',
    'If it is urgent, please call.',
    'For an eye that cannot wait, at any hour:',
    'Little pain',
    'Take the drops four times a day.',
    'Try not to rub your eyes.',
    'It can be the first sign of an <m1>infec</m1>tion.',
    'Leave contact lenses out before we measure you.',
    'List of current medications',
    'Such an eye must not have LASIK.',
    'EMERGENCY',
  ])('“%s” is critical with any key', (source) => expect(isCritical('home.title', source)).toBe(true));

  it.each([
    ...['Eye drops numb your eye.', 'It numbs', 'a numbed eye', 'numbing drops', 'numbness'],
    ...[
      'It stings',
      'a stinging eye',
      'It stung',
      'It bleeds',
      'It bled',
      'It swelled',
      'a swelling',
      'swollen',
    ],
    ...['to blind', 'blindness', 'blinded', 'Some patients lost vision', 'He loses his sight', 'It burned'],
    ...['harm', 'harmful', 'a harmless procedure', 'This harms you.', 'We warn you.', 'warned', 'a warning'],
    ...[
      'swim',
      'swimming',
      'They swam',
      'swimmers',
      'a shower',
      'showering',
      'a sedative',
      'sedated',
      'sedation',
    ],
    ...[
      'Dryness still happens.',
      'drier eyes',
      'two bandages',
      'eye shields',
      'a stitch',
      'hospitals',
      'a floater',
    ],
    ...['dosages', 'Eyedrops', 'risking', 'We breastfed.', 'glasses or contacts', 'Contacts: the same day'],
  ])('“%s” is critical: endings of a word in the list count', (source) =>
    expect(isCritical('home.title', source)).toBe(true),
  );

  it.each([
    ...['A painting of a raindrop', 'Many people do without glasses.', 'Read the article'],
    ...['Impact by the Numbers', 'Please enter your phone number.', 'numbered', 'numerous', 'A number'],
    ...['harmony', 'harmonic', 'stingy', 'blindly', 'window-blinders', 'sedately', 'swimsuits', 'swimmingly'],
    ...['Your browser contacts our servers', 'It contacts you by email', 'warnable', 'bandanas', 'drippy'],
  ])('“%s” is not critical: it only begins like a word in the list', (source) =>
    expect(isCritical('home.title', source)).toBe(false),
  );

  it('include articles on patient care, and articles with critical words', () => {
    expect(isCriticalArticle(['patient-care'], ['A title'])).toBe(true);
    expect(isCriticalArticle(['procedures'], ['A title', 'We ask you not to rub your eyes.'])).toBe(true);
    expect(isCriticalArticle(['procedures'], ['A title', 'We look at the map.'])).toBe(false);
  });
});
