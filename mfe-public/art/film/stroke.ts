import type { Rgb } from './colour';
import type { Film } from './film';

interface Stroke {
  /** Full width at half brightness, in picture heights; never drawn thinner than about a pixel. */
  width: number;
  colour: Rgb;
  /** Light added where the stroke is fully opaque. */
  strength: number;
}

/** Adds a line of light along film points; `fade` scales it from 0 to 1 along its length. */
export function strokeLight(
  film: Film,
  points: readonly { x: number; y: number; fade?: number }[],
  { width, colour, strength }: Stroke,
): void {
  const sigma = Math.max(0.55, (width * film.height) / 2.355);
  // A line thinner than a pixel keeps its energy: wider on the film, but dimmer.
  const gain = strength * Math.min(1, (width * film.height) / 2.355 / 0.55);
  const reach = sigma * 2.8;
  for (let s = 0; s + 1 < points.length; s++) {
    const a = points[s]!;
    const b = points[s + 1]!;
    const ax = film.column(a.x);
    const ay = film.row(a.y);
    const dx = film.column(b.x) - ax;
    const dy = film.row(b.y) - ay;
    const length2 = dx * dx + dy * dy;
    if (length2 < 1e-9) continue;
    const left = Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach));
    const right = Math.min(film.width - 1, Math.ceil(Math.max(ax, ax + dx) + reach));
    const top = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach));
    const bottom = Math.min(film.height - 1, Math.ceil(Math.max(ay, ay + dy) + reach));
    for (let j = top; j <= bottom; j++) {
      for (let i = left; i <= right; i++) {
        const px = i + 0.5 - ax;
        const py = j + 0.5 - ay;
        const t = (px * dx + py * dy) / length2;
        // Each pixel belongs to the one segment whose span it falls in, so joints are not lit twice.
        if (t < 0 || t >= 1) continue;
        const away = (px * dy - py * dx) ** 2 / length2;
        if (away > reach * reach) continue;
        const fade = (a.fade ?? 1) * (1 - t) + (b.fade ?? 1) * t;
        const k = gain * fade * Math.exp(-away / (2 * sigma * sigma));
        const at = (j * film.width + i) * 3;
        film.light[at]! += colour[0] * k;
        film.light[at + 1]! += colour[1] * k;
        film.light[at + 2]! += colour[2] * k;
      }
    }
  }
}
