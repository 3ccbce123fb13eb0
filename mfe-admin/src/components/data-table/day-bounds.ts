const day = /^\d{4}-\d\d-\d\d$/;

const startOf = (text: string, days = 0): string | undefined => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  const at = new Date(year, month - 1, date + days);
  return day.test(text) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
};

/** Days of a filter, both included, as points in time of the reader's own time zone: the API's end is not included. */
export function dayBounds({
  from = '',
  to = '',
  ...others
}: Readonly<Record<string, string>>): Record<string, string> {
  const begin = startOf(from);
  const end = startOf(to, 1);
  return { ...others, ...(begin ? { from: begin } : {}), ...(end ? { to: end } : {}) };
}
