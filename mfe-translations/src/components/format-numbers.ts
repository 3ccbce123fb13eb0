const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** `12400` → `12,400`. */
export const formatCount = (count: number): string => count.toLocaleString('en');
/** `12.4` → `$12.40`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
