import { formatFigure } from '../../sections/figure/format-figure';
import { claims } from './technology-facts';

/** The claims as the texts of a language name them. */
export function writtenClaims(language: string): Record<keyof typeof claims, string> {
  const plain = (value: number) => formatFigure({ value, prefix: '', suffix: '' }, language);
  return {
    microns: plain(claims.microns),
    seconds: plain(claims.seconds),
    points: plain(claims.points),
    minutes: plain(claims.minutes),
    uptime: formatFigure({ value: claims.uptime, prefix: '', suffix: '%' }, language),
  };
}
