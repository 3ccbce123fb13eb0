import type { Film } from '../film/film';
import { iris } from './iris';
import { islands } from './islands';
import { street } from './street';
import { suite } from './suite';
import { wavefront } from './wavefront';

/** Each scene's pictures by file name, drawn at a width and height in pixels (3:2). */
export const scenes: Record<string, (width: number, height: number) => Record<string, Film>> = {
  iris: (w, h) => ({ iris: iris(w, h) }),
  wavefront: (w, h) => ({ wavefront: wavefront(w, h) }),
  islands: (w, h) => ({ islands: islands(w, h) }),
  suite: (w, h) => ({ suite: suite(w, h) }),
  street,
};
