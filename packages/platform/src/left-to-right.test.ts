import { createInstance } from 'i18next';
import { leftToRightRuns, splitLeftToRightRuns } from './left-to-right';

const runsIn = (text: string) => splitLeftToRightRuns(text).filter((_piece, index) => index % 2 === 1);

describe('Left-to-right runs', () => {
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
    expect(splitLeftToRightRuns(text).join('')).toBe(text);
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
  ])('are not found in %s', (text) => {
    expect(runsIn(text)).toEqual([]);
  });

  it('are isolated in texts of right-to-left languages, and only there', () => {
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
    const translate = (lng?: string) => i18n.t('reach', { most: '-20.00', ...(lng && { lng }) });
    expect(translate()).toBe('حتى \u2066-20.00 D\u2069');
    expect(translate('en')).toBe('up to -20.00 D');
    void i18n.changeLanguage('en');
    expect(translate()).toBe('up to -20.00 D');
    expect(translate('ar')).toBe('حتى \u2066-20.00 D\u2069');
  });
});
