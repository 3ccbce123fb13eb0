import { protectedTerms } from '@lens/contracts/protected-terms';
import type { SettingsUpdate } from '@lens/contracts/settings';
import type { Names } from '@lens/contracts/translation-checks/finding';

/** Names that no translation may alter: medical terms, the surgeon with and without the title, the practice, brands. */
export const allProtectedNames = ({
  surgeon,
  practice,
  brands,
}: Pick<SettingsUpdate, 'surgeon' | 'practice' | 'brands'>): Names => ({
  terms: [...new Set([...protectedTerms, surgeon, surgeon.replace(/^(?:Dr|Prof)\.?\s+/, '')])],
  brands: [practice, ...brands],
});
