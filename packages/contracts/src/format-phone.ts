/** `+15625550142` → `+1 (562) 555-0142`; numbers of other countries stay as they are. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
