import type { Role } from '@lens/contracts/access';

export const roleLabels: Record<Role, string> = {
  admin: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
};
