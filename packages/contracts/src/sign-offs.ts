import { z } from 'zod';

/** Somebody who vouches for a text, named as at the time of the signature. */
const signer = z.strictObject({
  name: z.string().trim().min(1),
  /** Such as `Certified medical interpreter (CMI), Spanish`. */
  qualification: z.string().trim().min(1),
  /** `2026-11-27` or with the time, in UTC. */
  at: z.string().regex(/^\d{4}-\d\d-\d\d/),
});

/** Who translated a text, and who revised it afterwards. */
export const signOff = z.strictObject({ translator: signer, reviser: signer });

/**
 * The sign-off of one text that ships with a remote, in `locales/sign-offs/<language>.json`. It is valid while the file
 * has exactly this English and this translation.
 */
const shippedSignOff = signOff.extend({
  namespace: z.string(),
  key: z.string(),
  /** The English. */
  source: z.string(),
  /** The translation. */
  text: z.string(),
});

export const shippedSignOffs = z.array(shippedSignOff);

export type Signer = z.infer<typeof signer>;
export type SignOff = z.infer<typeof signOff>;
export type ShippedSignOff = z.infer<typeof shippedSignOff>;

/** Case, spaces and the way in which accents are written make no other person. */
const personOf = ({ name }: Pick<Signer, 'name'>): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();

/** Whether two people signed, by their names. */
export const isByTwoPeople = ({ translator, reviser }: SignOff): boolean =>
  personOf(translator) !== personOf(reviser);

/** The English and the translation that a file has now; undefined for one that it lacks. */
interface CurrentTexts {
  source: string | undefined;
  text: string | undefined;
}

const isValid = ({ source, text, ...people }: ShippedSignOff, current: CurrentTexts): boolean =>
  source === current.source && text === current.text && isByTwoPeople(people);

/** By key, the sign-offs of a namespace that are of exactly the current texts, by two people. */
export const validSignOffs = (
  records: readonly ShippedSignOff[],
  namespace: string,
  currentTexts: (key: string) => CurrentTexts,
): Map<string, SignOff> =>
  new Map(
    records
      .filter((record) => record.namespace === namespace && isValid(record, currentTexts(record.key)))
      .map(({ key, translator, reviser }) => [key, { translator, reviser }]),
  );
