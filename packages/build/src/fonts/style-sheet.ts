import type { Face, Format } from './face.ts';
import type { StandIn } from './stand-ins.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';

/** A part of a face as it was written to a file. */
export interface FaceSlice {
  face: Pick<Face, 'family' | 'name' | 'weight'>;
  file: string;
  format: Format;
  characters: string[];
  /** How many characters that it does not hold may be named with its own, which is shorter. */
  spans?: number;
  /** Characters that are not named with it though they lie between its own: the text in use. */
  not?: ReadonlySet<string>;
}

const weightOf = ({ weight }: FaceSlice['face']): string =>
  typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;

const rule = ({ face, file }: FaceSlice, range: string): string =>
  [
    '@font-face{',
    `font-family:"${face.family}";`,
    face.weight === 400 ? '' : `font-weight:${weightOf(face)};`,
    'font-display:swap;',
    `src:url(/shell/${file});`,
    `unicode-range:${range}`,
    '}',
  ].join('');

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The overrides are measured in the size that `size-adjust` gives. */
const standInRule = ({ family, local, weight, scale, height }: StandIn): string =>
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

/** Of rules for one family and weight the last one with an installed face is taken. */
const standInRules = (standIns: StandIn[]): string[] => standIns.map(standInRule).reverse();

/**
 * Names slices so that each character of a family is in one rule alone, that of the last slice which holds it: a browser
 * that has not got a file in time would fetch the next one that names the character.
 */
export function styleSheet(slices: FaceSlice[], standIns: StandIn[] = []): string {
  const taken = new Map<string, Set<string>>();
  const rules = [...slices].reverse().flatMap((slice) => {
    const others = taken.get(slice.face.family) ?? new Set<string>();
    const own = slice.characters.filter((character) => !others.has(character));
    if (own.length === 0) return [];
    const { spans, not = [] } = slice;
    const range = spans ? unicodeSpan(own, new Set([...others, ...not]), spans) : unicodeRange(own);
    taken.set(slice.face.family, new Set([...others, ...own]));
    return [rule(slice, range)];
  });
  return [...standInRules(standIns), ...rules.reverse()].join('\n');
}
