/** Where a variant is read, on this site. */
export const fileAddress = (id: string, { width, format }: { width: number; format: string }): string =>
  `/api/media/files/${id}/${width}.${format}`;

/** The names that variants have; the original has none of them. */
export const variantName = /^[1-9]\d{0,4}\.(?:avif|webp|jpg|png)$/;
