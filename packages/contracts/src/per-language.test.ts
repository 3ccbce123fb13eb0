import { z } from 'zod';
import { languages } from './languages.js';
import { nearestLanguage, perLanguage } from './per-language.js';

describe('A text in many languages', () => {
  const labels = perLanguage(z.string().min(1));

  it('is English at least, and may be in each of the eleven', () => {
    expect(labels.safeParse({ es: 'Años' }).success).toBe(false);
    expect(labels.safeParse({ en: '' }).success).toBe(false);
    expect(labels.safeParse({ en: 'Years', pt: 'Anos' }).success).toBe(false);
    const whole = Object.fromEntries(languages.map(({ code }) => [code, code]));
    expect(labels.parse(whole)).toEqual(whole);
  });

  it('is read along the fallback of the language asked for', () => {
    const texts = { en: 'Years', es: 'Años' };
    expect(nearestLanguage(texts, 'es-MX')).toBe('es');
    expect(nearestLanguage(texts, 'pt-BR')).toBe('en');
    expect(nearestLanguage({ ...texts, 'es-MX': 'Años' }, 'es-MX')).toBe('es-MX');
  });
});
