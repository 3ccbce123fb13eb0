/** The directives of our content security policy; `other` is any other name that a browser reports. */
export const policyDirectives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'form-action',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
  'other',
] as const;

/** What was blocked, by its kind, since its address could contain personal data. `site` is our own origin. */
export const blockedKinds = ['inline', 'eval', 'trusted-types', 'data', 'blob', 'site', 'other'] as const;
export type BlockedKind = (typeof blockedKinds)[number];
