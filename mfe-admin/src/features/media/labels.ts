import type { MediaStatus, MediaUsage } from '@lens/contracts/media';

export const statusLabels: Record<MediaStatus, string> = {
  needs_alt: 'Needs a description',
  processing: 'Being prepared',
  ready: 'Ready',
  failed: 'Failed',
};
export const statusOptions = Object.entries(statusLabels);

export const usageLabels: Record<MediaUsage['field'], string> = {
  cover_id: 'cover',
  body: 'in the text',
  image_id: 'portrait',
};

const units = ['B', 'KB', 'MB'];
const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** `840 B`, `1.4 MB` */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)));
  return `${numberFormat.format(bytes / 1000 ** power)} ${units[power]}`;
}
