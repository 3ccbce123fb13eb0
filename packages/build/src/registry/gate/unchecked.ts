/** @returns the reason to leave out the gate; undefined to ask it @throws Error for an empty one */
export function readUnchecked({ unchecked }: { unchecked?: string | undefined }): string | undefined {
  if (unchecked?.trim() === '') throw new Error('--unchecked wants a reason, which the history keeps.');
  return unchecked;
}
