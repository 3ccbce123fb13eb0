import type { Font, FontFormat } from './font.ts';
import type { FallbackFont } from './fallback-fonts.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';

/** A file with some characters of a font. */
export interface FontSlice {
  font: Pick<Font, 'family' | 'name' | 'weight'>;
  file: string;
  format: FontFormat;
  characters: string[];
  /** How many other characters a range may include between two of the slice, which makes the rule shorter. */
  maxGap?: number;
  /** Characters that such ranges must not include: those in use. */
  excluded?: ReadonlySet<string>;
}

const formatWeight = ({ weight }: FontSlice['font']): string =>
  typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;

const rule = ({ font, file }: FontSlice, range: string): string =>
  [
    '@font-face{',
    `font-family:"${font.family}";`,
    font.weight === 400 ? '' : `font-weight:${formatWeight(font)};`,
    'font-display:swap;',
    `src:url(/shell/${file});`,
    `unicode-range:${range}`,
    '}',
  ].join('');

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;

/** The overrides are relative to the size after `size-adjust`. */
const fallbackRule = ({ family, local, weight, scale, height }: FallbackFont): string =>
  [
    `@font-face{font-family:"${family}";`,
    weight === undefined ? '' : `font-weight:${weight};`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    scale === 1 ? '' : `;size-adjust:${percent(scale)}`,
    height
      ? `;ascent-override:${percent(height.ascent / 100 / scale)};descent-override:${percent(height.descent / 100 / scale)}`
      : '',
    '}',
  ].join('');

/** Reversed, since browsers use the last rule of a family and weight whose font is installed. */
const fallbackRules = (fallbacks: FallbackFont[]): string[] => fallbacks.map(fallbackRule).reverse();

/**
 * A style sheet in which each character of a family is in the rule of only one slice, the last that contains it.
 * Otherwise a browser that has not received a file in time would load the next one with the character.
 */
export function styleSheet(slices: FontSlice[], fallbacks: FallbackFont[] = []): string {
  const listed = new Map<string, Set<string>>();
  const rules = [...slices].reverse().flatMap((slice) => {
    const others = listed.get(slice.font.family) ?? new Set<string>();
    const characters = slice.characters.filter((character) => !others.has(character));
    if (characters.length === 0) return [];
    const { maxGap, excluded = [] } = slice;
    const range = maxGap
      ? unicodeSpan(characters, new Set([...others, ...excluded]), maxGap)
      : unicodeRange(characters);
    listed.set(slice.font.family, new Set([...others, ...characters]));
    return [rule(slice, range)];
  });
  return [...fallbackRules(fallbacks), ...rules.reverse()].join('\n');
}
