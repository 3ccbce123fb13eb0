interface Line {
  label: string;
  text: string;
}

/** The filled fields of a form as text, each below its label. */
export const formatLines = (lines: readonly Line[]): string =>
  lines
    .filter(({ text }) => text)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n');
