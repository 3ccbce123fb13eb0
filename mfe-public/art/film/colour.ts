import { clamp, mix } from './curve';

/** Linear light, 1 is paper white; lamps may be brighter. */
export type Rgb = readonly [number, number, number];

const toLinear = (s: number) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4);
const toDisplay = (l: number) => (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055);

function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

/** The site's palette: every scene mixes from these. */
export const ink = {
  abyss: hex('#05131e'),
  water: hex('#0b2536'),
  lagoon: hex('#0b6e78'),
  shallow: hex('#5fb3b3'),
  foam: hex('#e8f3ef'),
  sand: hex('#f8f4ec'),
  dusk: hex('#e9b48a'),
  dawn: hex('#c8452e'),
  ember: hex('#f0825a'),
};

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
export const scale = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
export const add = (a: Rgb, b: Rgb, k = 1): Rgb => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const tint = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** A colour along evenly spaced stops, `t` from 0 to 1. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return blend(stops[i]!, stops[i + 1]!, at - i);
}

/** Linear light to a display value of 0 to 255, highlights rolled off softly instead of clipped. */
export function develop(light: number): number {
  const shoulder = 0.75;
  const rolled =
    light <= shoulder
      ? light
      : shoulder + (1 - shoulder) * (1 - Math.exp(-(light - shoulder) / (1 - shoulder)));
  return 255 * toDisplay(Math.max(0, rolled));
}
