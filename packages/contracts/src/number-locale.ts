/**
 * The locale in whose way a language writes numbers. Spanish is read here by patients in the United States, where 5,000
 * is five thousand.
 */
export const numberLocale = (language: string): string => (language === 'es' ? 'es-US' : language);
