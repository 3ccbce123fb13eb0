import type { LanguageCode } from '../languages.js';

type Condition = 'nearsighted' | 'farsighted';

const spanish: Record<Condition, readonly string[]> = {
  nearsighted: ['miop*'],
  farsighted: ['hipermetrop*', 'hipermétrop*'],
};

/** Words for the two conditions that a translation must not confuse, since each is treated otherwise. */
export const conditions: Record<LanguageCode, Record<Condition, readonly string[]>> = {
  en: { nearsighted: ['nearsighted*', 'myopia'], farsighted: ['farsighted*', 'hyperopia'] },
  es: spanish,
  'es-MX': spanish,
  'pt-BR': { nearsighted: ['miop*', 'míop*'], farsighted: ['hipermetrop*', 'hipermétrop*'] },
  tl: { nearsighted: ['nearsighted*', 'myopia'], farsighted: ['farsighted*', 'hyperopia'] },
  ko: { nearsighted: ['근시'], farsighted: ['원시'] },
  vi: { nearsighted: ['cận thị'], farsighted: ['viễn thị'] },
  zh: { nearsighted: ['近视'], farsighted: ['远视'] },
  ar: {
    nearsighted: ['قصر النظر', 'قصر نظر*', 'حسر البصر'],
    farsighted: ['طول النظر', 'طول نظر*', 'مد البصر', 'بعد النظر'],
  },
  hy: { nearsighted: ['կարճատես*'], farsighted: ['հեռատես*'] },
  he: { nearsighted: ['קוצר ראייה', 'קוצר ראיה'], farsighted: ['רוחק ראייה', 'רוחק ראיה'] },
};
