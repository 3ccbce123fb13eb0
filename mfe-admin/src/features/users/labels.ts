import type { Role } from '@lens/contracts/access';

export const roleLabels: Record<Role, string> = {
  admin: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
};

export const roleHints: Record<Role, string> = {
  admin: 'Everything, including users.',
  editor: 'All content, requests and settings, but no users.',
  translator: 'Translations only.',
};

export const roleOptions = Object.entries(roleLabels);
