import { defineRemote } from '@lens/contracts/remote';

/** The translation desk: which languages say how much. */
export const remote = defineRemote({
  manifestVersion: 1,
  name: 'mfe-translations',
  platform: '^1',
  namespaces: ['mfe-translations'],
  routes: [
    {
      id: 'admin-translations',
      path: '/admin/translations',
      module: './features/language-support/LanguageSupportPage',
      surface: 'admin',
      layout: 'admin',
      access: 'signed-in',
    },
  ],
  navigation: [
    {
      id: 'translations',
      menu: 'admin',
      order: 80,
      label: 'mfe-translations:menu.translations',
      path: '/admin/translations',
    },
  ],
});
