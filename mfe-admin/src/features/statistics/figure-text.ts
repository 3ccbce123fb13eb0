const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

interface Figure {
  value?: number | null;
  prefix?: string;
  suffix?: string;
}

/** A figure as visitors read it in English: `30,000+`, `$1M+`. */
export const figureText = ({ value, prefix = '', suffix = '' }: Figure): string =>
  typeof value === 'number' && Number.isFinite(value) ? prefix + number.format(value) + suffix : '–';
