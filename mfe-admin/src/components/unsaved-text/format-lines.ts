interface Line {
  label: string;
  text: string;
}

/** What was written in a form, as it is read: each field under its name. */
export const formatLines = (lines: readonly Line[]): string =>
  lines
    .filter(({ text }) => text)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n');
