import { z } from 'zod';
import { languages } from './languages.js';
import { nearestLanguage, perLanguage } from './per-language.js';

describe('A text in many languages', () => {
  const labels = perLanguage(z.string().min(1));

  it('needs English, and can have each of the eleven languages', () => {
    expect(labels.safeParse({ es: 'Años' }).success).toBe(false);
    expect(labels.safeParse({ en: '' }).success).toBe(false);
    expect(labels.safeParse({ en: 'Years', pt: 'Anos' }).success).toBe(false);
    const all = Object.fromEntries(languages.map(({ code }) => [code, code]));
    expect(labels.parse(all)).toEqual(all);
  });

  it('is read in the first language of the fallback chain that has it', () => {
    const texts = { en: 'Years', es: 'Años' };
    expect(nearestLanguage(texts, 'es-MX')).toBe('es');
    expect(nearestLanguage(texts, 'pt-BR')).toBe('en');
    expect(nearestLanguage({ ...texts, 'es-MX': 'Años' }, 'es-MX')).toBe('es-MX');
  });
});
