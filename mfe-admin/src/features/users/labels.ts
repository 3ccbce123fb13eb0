import type { Role } from '@lens/contracts/access';
import { roleLabels } from '../../components/role-labels';

export const roleHints: Record<Role, string> = {
  admin: 'Everything, including users.',
  editor: 'All content, requests and settings, but no users. Reads the translation desk.',
  translator: 'Translations only.',
};

export const roleOptions = Object.entries(roleLabels);
