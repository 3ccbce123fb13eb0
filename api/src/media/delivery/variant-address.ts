/** The address of a variant, without the host. */
export const variantAddress = (id: string, { width, format }: { width: number; format: string }): string =>
  `/api/media/files/${id}/${width}.${format}`;

/** Matches the file names of variants, and never that of an original. */
export const variantFileName = /^[1-9]\d{0,4}\.(?:avif|webp|jpg|png)$/;
