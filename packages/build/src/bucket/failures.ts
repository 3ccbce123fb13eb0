/** Somebody else has written in the meantime: what was changed has to be changed anew, upon what they wrote. */
export class BucketChanged extends Error {}

const reasonOf = (cause: unknown): string => {
  if (cause instanceof BucketChanged) return 'another writer was first';
  return cause instanceof Error ? cause.message : 'unknown';
};

/** New roots are in the bucket, and what they were to sign is not: their keys must be kept. */
export class RootsStored extends Error {
  constructor(cause: unknown) {
    super(
      `The new root is in the bucket, but nothing was released (${reasonOf(cause)}). Run "renew" or, if it refuses, "adopt", with the keys of all roles.`,
      { cause },
    );
  }
}
