const digits = (number: number) => String(number).padStart(2, '0');

/** An ISO time as `datetime-local` shows it here: `2026-03-10T09:30`. */
export function localTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const at = new Date(iso);
  const day = [at.getFullYear(), digits(at.getMonth() + 1), digits(at.getDate())].join('-');
  return `${day}T${digits(at.getHours())}:${digits(at.getMinutes())}`;
}

/** What `datetime-local` holds, in ISO 8601; empty is nothing. */
export const moment = (local: string): string | null => (local ? new Date(local).toISOString() : null);
