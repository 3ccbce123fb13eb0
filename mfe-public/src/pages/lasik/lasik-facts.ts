import { procedureLimits } from '../../sections/procedure/procedure-facts';

const diopters = (value: number, sign = '') => `${sign}${value.toFixed(2)} D`;
const { laserSeconds, lasikAge, lasikMyopia, lasikHyperopia, lasikAstigmatism } = procedureLimits;

/** The limits as the texts name them. */
export const limits = {
  seconds: laserSeconds,
  age: lasikAge,
  myopia: diopters(lasikMyopia, '-'),
  hyperopia: diopters(lasikHyperopia, '+'),
  astigmatism: diopters(lasikAstigmatism),
};

export const technology = ['femtosecond', 'excimer', 'wavefront', 'topography'] as const;
export const benefits = ['quick', 'gentle', 'both', 'stitches', 'lasting', 'daily'] as const;
export const risks = ['dryness', 'glare', 'enhancement', 'infection', 'flapTrouble'] as const;
export const steps = ['drops', 'flap', 'reshaping', 'rest'] as const;
export const suits = ['age', 'stable', 'myopia', 'hyperopia', 'astigmatism'] as const;
export const suitsNot = ['thin', 'changing', 'pregnant', 'dry', 'disease'] as const;
