import type { TargetLanguage } from '../labels';
import { useCoverage } from '../api/history';

/** The namespaces that have texts in a language; empty while loading. */
export function useNamespaces(language: TargetLanguage): string[] {
  const { data = [] } = useCoverage();
  return [...new Set(data.filter((item) => item.language === language).map(({ namespace }) => namespace))];
}
