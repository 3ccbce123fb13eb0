import { formatFigureInText } from '../../sections/figure/format-figure';
import { claims } from './technology-facts';

/** Formats the claims for the texts of a language. */
export function formatClaims(language: string): Record<keyof typeof claims, string> {
  const plain = (value: number) => formatFigureInText({ value, prefix: '', suffix: '' }, language);
  return {
    microns: plain(claims.microns),
    seconds: plain(claims.seconds),
    points: plain(claims.points),
    minutes: plain(claims.minutes),
    uptime: formatFigureInText({ value: claims.uptime, prefix: '', suffix: '%' }, language),
  };
}
