import { Film } from './film';

/** Points spread evenly over a unit disc. */
function discPoints(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / count);
    const a = i * 2.399963;
    return { x: r * Math.cos(a), y: r * Math.sin(a) };
  });
}

/**
 * What a lens out of focus makes of a film: every point of light becomes a disc.
 * `radius` gives the disc's radius in picture heights at a film point.
 */
export function defocus(film: Film, radius: (x: number, y: number) => number, points = 64): Film {
  const out = new Film(film.width, film.height);
  const disc = discPoints(points);
  for (let j = 0, at = 0; j < film.height; j++) {
    for (let i = 0; i < film.width; i++, at += 3) {
      const x = (i + 0.5 - film.width / 2) / film.height;
      const y = (film.height / 2 - j - 0.5) / film.height;
      const r = radius(x, y);
      if (r * film.height < 0.4) {
        out.light.set(film.light.subarray(at, at + 3), at);
        continue;
      }
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const p of disc) {
        const c = film.sample(x + p.x * r, y + p.y * r);
        red += c[0];
        green += c[1];
        blue += c[2];
      }
      out.light[at] = red / points;
      out.light[at + 1] = green / points;
      out.light[at + 2] = blue / points;
    }
  }
  return out;
}

/** Half the size, each pixel the mean of four. */
export function halve(film: Film): Film {
  const out = new Film(film.width >> 1, film.height >> 1);
  for (let j = 0, at = 0; j < out.height; j++)
    for (let i = 0; i < out.width; i++)
      for (let k = 0; k < 3; k++, at++) {
        const p = (2 * j * film.width + 2 * i) * 3 + k;
        const below = p + film.width * 3;
        out.light[at] =
          (film.light[p]! + film.light[p + 3]! + film.light[below]! + film.light[below + 3]!) / 4;
      }
  return out;
}

/** Adds the soft glow that bright light leaves in any lens. `strength` about 0.1. */
export function bloom(film: Film, strength: number, reach = 0.05): Film {
  let small = film;
  while (small.height > 200) small = halve(small);
  let glow = small;
  for (const r of [reach, reach * 0.7, reach * 0.5]) glow = defocus(glow, () => r, 48);
  const out = new Film(film.width, film.height);
  for (let j = 0, at = 0; j < film.height; j++)
    for (let i = 0; i < film.width; i++, at += 3) {
      const c = glow.sample(
        (i + 0.5 - film.width / 2) / film.height,
        (film.height / 2 - j - 0.5) / film.height,
      );
      for (let k = 0; k < 3; k++) out.light[at + k] = film.light[at + k]! * (1 - strength) + c[k]! * strength;
    }
  return out;
}
