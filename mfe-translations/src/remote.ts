import type { Role } from '@lens/contracts/access';
import { defineRemote } from '@lens/contracts/remote';

const roles: Role[] = ['admin', 'editor', 'translator'];
/** Editors read texts, and do not change them. */
const writers: Role[] = ['admin', 'translator'];
const screen = { surface: 'admin', layout: 'admin', access: 'signed-in', roles } as const;

/** The translation desk: translation services, the texts that staff translate, and publishing. */
export const remote = defineRemote({
  manifestVersion: 1,
  name: 'mfe-translations',
  platform: '^1',
  api: '^1',
  settings: ['liveTranslation', 'timeZone'],
  namespaces: ['mfe-translations'],
  routes: [
    {
      id: 'admin-translations',
      path: '/admin/translations',
      module: './features/dashboard/DashboardPage',
      ...screen,
    },
    {
      id: 'admin-translation-texts',
      path: '/admin/translations/texts',
      module: './features/texts/TextsPage',
      ...screen,
    },
    {
      id: 'admin-translation-runs',
      path: '/admin/translations/runs',
      module: './features/runs/RunsPage',
      ...screen,
    },
    {
      id: 'admin-translation-files',
      path: '/admin/translations/files',
      module: './features/texts/files/FilesPage',
      ...screen,
    },
    {
      id: 'admin-translation-publishing',
      path: '/admin/translations/publishing',
      module: './features/publishing/PublishingPage',
      ...screen,
    },
    {
      id: 'admin-translation-asked',
      path: '/admin/translations/asked',
      module: './features/asked/AskedPage',
      ...screen,
      roles: writers,
    },
  ],
  overlays: [
    { id: 'in-context', module: './features/texts/in-context/overlay', roles: writers },
    { id: 'in-place', module: './features/texts/in-place/frame/overlay', roles },
  ],
  navigation: [
    {
      id: 'translations',
      menu: 'admin',
      order: 80,
      label: 'mfe-translations:menu.translations',
      path: '/admin/translations',
      roles,
    },
  ],
});
