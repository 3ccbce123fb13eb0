import { createInstance } from 'i18next';
import { leftToRightRuns, piecesOf } from './left-to-right';

const runsIn = (text: string) => piecesOf(text).filter((_piece, index) => index % 2 === 1);

describe('Runs from left to right', () => {
  it.each([
    ['حتى -12.00 D من قصر النظر', ['-12.00 D']],
    ['من -3.00 إلى -15.00 D', ['-3.00', '-15.00 D']],
    ['على مقياس من -20 إلى +10 D', ['-20', '+10 D']],
    ['רוחק ראייה +0.50 עד +10.00 D.', ['+0.50', '+10.00 D']],
    ['אסטיגמטיזם עד 6.00 D', ['6.00 D']],
    ['אורך של 12–13 mm', ['12–13 mm']],
    ['התקשרו: +1 (562) 555-0142, או ל־911.', ['+1 (562) 555-0142']],
    ['+12015550100', ['+12015550100']],
    ['\u221212.00\u00a0D', ['\u221212.00\u00a0D']],
  ])('are found in %s', (text, runs) => {
    expect(runsIn(text)).toEqual(runs);
    expect(piecesOf(text).join('')).toBe(text);
  });

  it.each([
    '20/20',
    '24–48 שעות',
    'COVID-19',
    'ל-20 איש',
    '2010-2024',
    '1+',
    '22,000 נקודות',
    '98 %',
    '3 Days',
  ])('are not %s', (text) => {
    expect(runsIn(text)).toEqual([]);
  });

  it('stay together in texts of right-to-left languages, and only there', () => {
    const i18n = createInstance();
    void i18n.use(leftToRightRuns).init({
      lng: 'ar',
      resources: {
        ar: { translation: { reach: 'حتى {{most}} D' } },
        en: { translation: { reach: 'up to {{most}} D' } },
      },
      initAsync: false,
      postProcess: [leftToRightRuns.name],
    });
    const say = (lng?: string) => i18n.t('reach', { most: '-20.00', ...(lng && { lng }) });
    expect(say()).toBe('حتى \u2066-20.00 D\u2069');
    expect(say('en')).toBe('up to -20.00 D');
    void i18n.changeLanguage('en');
    expect(say()).toBe('up to -20.00 D');
    expect(say('ar')).toBe('حتى \u2066-20.00 D\u2069');
  });
});
