import type { TargetLanguage } from '../labels';
import { useCoverage } from '../api/history';

/** The namespaces that a language has texts in; none until they are known. */
export function useNamespaces(language: TargetLanguage): string[] {
  const { data = [] } = useCoverage();
  return [...new Set(data.filter((item) => item.language === language).map(({ namespace }) => namespace))];
}
