import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslationStatus, TranslationUsage } from '@lens/contracts/translations';
import { availableService } from '../services/available-service';

/** The most that a trial of a text can cost: characters as services count them, and US dollars. */
export function estimateCost(
  text: string,
  languages: readonly LanguageCode[],
  status: TranslationStatus,
  { prices, resting }: Pick<TranslationUsage, 'prices' | 'resting'>,
): { characters: number; dollars: number } {
  const length = [...text].length;
  const services = languages.flatMap((language) => availableService(status, language, resting) ?? []);
  const dollars = services.reduce((sum, service) => sum + (length * prices[service]) / 1_000_000, 0);
  return { characters: length * services.length, dollars };
}
