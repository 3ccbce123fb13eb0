const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

interface Figure {
  value?: number | null;
  prefix?: string;
  suffix?: string;
}

/** A figure as visitors read it in English: `30,000+`, `$1M+`. */
export const formatFigure = ({ value, prefix = '', suffix = '' }: Figure): string =>
  typeof value === 'number' && Number.isFinite(value) ? prefix + numberFormat.format(value) + suffix : '–';
