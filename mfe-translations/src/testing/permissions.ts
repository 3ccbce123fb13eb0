import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import { targetLanguages } from '../features/texts/labels';

const everyLanguage = targetLanguages.map(({ code }) => code);

/** Those of a translator who may do everything, unless `limits` say otherwise. */
export const permissionsWith = (limits: Partial<OwnPermissions> = {}): OwnPermissions => ({
  ...{ translate: everyLanguage, review: everyLanguage, publish: everyLanguage },
  can_sign: true,
  ...limits,
});

export const nothingPermitted: OwnPermissions = { translate: [], review: [], publish: [], can_sign: false };
