import { formatFigure, formatFigureInText } from './format-figure';

const success = { value: 98, prefix: '', suffix: '%' };

describe('Figures', () => {
  it('write percentages as each language does', () => {
    expect(formatFigure(success, 'en')).toBe('98%');
    expect(formatFigure({ ...success, value: 99.2 }, 'en')).toBe('99.2%');
    expect(formatFigure({ ...success, value: 99.99 }, 'en')).toBe('99.99%');
    expect(formatFigure(success, 'ar')).toBe('98\u200e%\u200e');
  });

  it('keep the marks that staff gave them', () => {
    expect(formatFigure({ value: 3000, prefix: '$', suffix: '' }, 'en')).toBe('$3,000');
    expect(formatFigure({ value: 4.9, prefix: '', suffix: '/5' }, 'en')).toBe('4.9/5');
    expect(formatFigure({ value: 30_000, prefix: '', suffix: '+' }, 'pt-BR')).toBe('30.000+');
  });

  it('write Spanish numbers as the United States do, beside -20.00 D', () => {
    expect(formatFigure({ value: 30_000, prefix: '', suffix: '+' }, 'es')).toBe('30,000+');
    expect(formatFigure(success, 'es')).toBe('98%');
  });

  it.each([1000, 22_000, 99.99, 4.9])('write %d in Armenian as Node does, which browsers cannot', (value) => {
    const armenian = new Intl.NumberFormat('hy', { maximumFractionDigits: 2 });
    expect(formatFigure({ value, prefix: '', suffix: '' }, 'hy')).toBe(armenian.format(value));
    expect(formatFigure({ ...success, value: 99.2 }, 'hy')).toBe('99,2%');
  });

  it('use the same digits in Arabic as phone numbers do', () => {
    expect(formatFigure({ value: 30_000, prefix: '', suffix: '+' }, 'ar')).toBe('30,000+');
  });

  it.each(['ar', 'he'])('keep their signs on their side in a sentence from right to left: %s', (language) => {
    expect(formatFigureInText({ value: 20, prefix: '', suffix: '+' }, language)).toBe('\u206620+\u2069');
  });

  it('stand in a sentence from left to right as they are', () => {
    expect(formatFigureInText({ value: 20, prefix: '', suffix: '+' }, 'ko')).toBe('20+');
  });
});
