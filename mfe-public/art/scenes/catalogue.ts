import type { Film } from '../film/film';
import { arrival } from './arrival';
import { clinic } from './clinic';
import { excimer } from './excimer';
import { femtosecond } from './femtosecond';
import { iris } from './iris';
import { islands } from './islands';
import { night } from './night';
import { street } from './street';
import { suite } from './suite';
import { surgeon } from './surgeon';
import { topographer } from './topographer';
import { training } from './training';
import { wavefront } from './wavefront';

/** Each scene's pictures by folder and file name, drawn at a width and height in pixels (3:2). */
export const scenes: Record<string, (width: number, height: number) => Record<string, Film>> = {
  iris: (w, h) => ({ 'hero/iris': iris(w, h) }),
  wavefront: (w, h) => ({ 'hero/wavefront': wavefront(w, h) }),
  islands: (w, h) => ({ 'hero/islands': islands(w, h) }),
  suite: (w, h) => ({ 'hero/suite': suite(w, h) }),
  street,
  femtosecond: (w, h) => ({ 'equipment/femtosecond': femtosecond(w, h) }),
  excimer: (w, h) => ({ 'equipment/excimer': excimer(w, h) }),
  topographer: (w, h) => ({ 'equipment/topographer': topographer(w, h) }),
  arrival: (w, h) => ({ 'pacific/arrival': arrival(w, h) }),
  clinic: (w, h) => ({ 'pacific/clinic': clinic(w, h) }),
  training: (w, h) => ({ 'pacific/training': training(w, h) }),
  night: (w, h) => ({ 'pacific/night': night(w, h) }),
  surgeon: (w, h) => ({ 'people/surgeon': surgeon(w, h) }),
};
