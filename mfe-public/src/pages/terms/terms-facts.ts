export const advice = ['pages', 'check', 'emergency'] as const;
export const results = ['figures', 'stories', 'drawings'] as const;
export const requests = ['request', 'free', 'price'] as const;
export const use = ['read', 'harm', 'links'] as const;
