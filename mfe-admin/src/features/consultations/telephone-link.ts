/**
 * The address that dials a phone number as it was typed: `(562) 555-0134 ext. 12` → `tel:5625550134;ext=12`. A leading
 * plus stays, since it marks an international number.
 */
export function telephoneLink(phone: string): string {
  const [number = '', extension] = phone.split(/x|ext\.?/i);
  const digits = number.replace(/\D/g, '');
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension.trim()}` : ''}`;
}
