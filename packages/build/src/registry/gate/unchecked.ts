/** @returns the reason to leave out the gate; undefined to ask it @throws Error for an empty one */
export function readUnchecked({ unchecked }: { unchecked?: string | undefined }): string | undefined {
  if (unchecked?.trim() === '') throw new Error('--unchecked wants a reason, which the history keeps.');
  return unchecked;
}

/** What to print after an activation that had no shell and no browser to try the version in. */
export const whatWasChecked = (isUnchecked: boolean): string =>
  isUnchecked
    ? 'Nothing was checked.'
    : 'Only its files were checked. No page of it was rendered, or opened beside those of other remotes: "check", in the repository, does that.';
