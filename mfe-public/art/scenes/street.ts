import { bloom, defocus, halve } from '../film/blur';
import { add, ink, scale, type Rgb } from '../film/colour';
import { bell, smooth } from '../film/curve';
import { Film } from '../film/film';
import { hash, noise } from '../film/noise';
import { FOCAL, HORIZON } from './streetPlan';
import { look, road } from './streetWorld';

/** Eye height over the wet road, in metres. */
const EYE = 1.55;
/** Radius of the circle whose edge parts the blurred half from the sharp one, and its centre. */
const LENS = { x: 1.34, y: -0.12, radius: 1.36 };

function see(x: number, y: number): Rgb {
  if (y >= HORIZON) return look(x, y - HORIZON, EYE);
  const dip = HORIZON - y;
  const depth = (EYE / dip) * FOCAL;
  const side = (x * depth) / FOCAL;
  const { surface, wet } = road(side, depth);
  // Water stands in the hollows: mirrors there, and elsewhere a smear as tall as the road is rough.
  const wave = noise(side * 1.3, depth * 0.9, 91) * 0.006 + noise(side * 5, depth * 3, 92) * 0.003;
  const rough = (1 - wet) * 0.07 + 0.006;
  let mirrored: Rgb = [0, 0, 0];
  for (let s = 0; s < 5; s++) {
    const stretch = 1 + ((s + hash(x * 4e4, y * 4e4, s) - 2.5) / 2.5) * rough * 5;
    const c = look(x + wave * (0.6 + rough * 5), (dip + wave * 0.5) * stretch, -EYE);
    mirrored = add(mirrored, [Math.min(c[0], 2.4), Math.min(c[1], 2.4), Math.min(c[2], 2.4)], 1 / 5);
  }
  const grazing = 0.1 + 0.75 * Math.exp(-dip * 5.5);
  const here = add(surface, mirrored, grazing * (0.3 + 0.65 * wet));
  return look(x, -dip, EYE, here);
}

/** The street as a healthy eye sees it. */
function sharp(width: number, height: number): Film {
  const film = new Film(width, height).expose((x, y) => {
    return scale(see(x, y), 1 - 0.45 * smooth(0.4, 0.95, Math.sqrt(x * x * 0.8 + y * y)));
  }, 2);
  return bloom(film, 0.12, 0.035);
}

/** The same light through an eye of about two dioptres of myopia: every lamp becomes a disc with a halo. */
function blurred(film: Film): Film {
  const small = defocus(halve(film), () => 0.0185, 240);
  const soft = bloom(small, 0.14, 0.06);
  const out = new Film(film.width, film.height);
  return out.expose((x, y) => soft.sample(x, y), 1);
}

/** Before on one side, after on the other, parted by the edge of a lens. */
function compose(before: Film, after: Film): Film {
  const pixel = 1 / before.height;
  return new Film(before.width, before.height).expose((x, y) => {
    const inside = LENS.radius - Math.sqrt((x - LENS.x) ** 2 + (y - LENS.y) ** 2);
    const k = smooth(-0.0012, 0.0012, inside);
    const a = before.sample(x, y);
    const b = after.sample(x, y);
    const line =
      bell(inside, Math.max(0.0011, pixel)) * 0.5 +
      bell(inside - 0.016, Math.max(0.0007, pixel * 0.7)) * 0.13 +
      bell(inside - 0.038, Math.max(0.0007, pixel * 0.7)) * 0.07;
    const mixed: Rgb = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
    return add(mixed, ink.foam, line);
  }, 1);
}

/** A night street, three times: as it is before, as it is after, and both at once. */
export function street(width: number, height: number): Record<string, Film> {
  const after = sharp(width, height);
  const before = blurred(after);
  return {
    'hero/street': compose(before, after),
    'hero/street-before': before,
    'hero/street-after': after,
  };
}
