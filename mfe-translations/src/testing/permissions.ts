import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import { languages, sourceLanguage } from '@lens/contracts/languages';

const everyLanguage = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

/** Those of a translator who may do everything, unless `limits` say otherwise. */
export const permissionsWith = (limits: Partial<OwnPermissions> = {}): OwnPermissions => ({
  ...{ translate: everyLanguage, review: everyLanguage, publish: everyLanguage },
  can_sign: true,
  ...limits,
});

export const nothingPermitted: OwnPermissions = { translate: [], review: [], publish: [], can_sign: false };
