import { procedureLimits } from '@lens/contracts/practice-facts';

const {
  laserSeconds,
  lasikAge,
  lasikMyopia,
  lasikHyperopia,
  lasikAstigmatism,
  iclAge,
  iclMyopia,
  iclHyperopia,
} = procedureLimits;

const signed = (diopters: number, sign: '' | '+' | '-') => `${sign}${diopters.toFixed(2)}`;

/** The limits of each procedure, formatted for the texts. */
export const limitWords = {
  lasik: {
    seconds: laserSeconds,
    age: lasikAge,
    myopia: `${signed(lasikMyopia, '-')} D`,
    hyperopia: `${signed(lasikHyperopia, '+')} D`,
    astigmatism: `${signed(lasikAstigmatism, '')} D`,
  },
  icl: {
    fromAge: iclAge.from,
    toAge: iclAge.to,
    myopiaFrom: signed(iclMyopia.from, '-'),
    myopiaTo: signed(iclMyopia.to, '-'),
    hyperopiaFrom: signed(iclHyperopia.from, '+'),
    hyperopiaTo: signed(iclHyperopia.to, '+'),
    laserMyopia: signed(lasikMyopia, '-'),
    laserHyperopia: signed(lasikHyperopia, '+'),
  },
};
