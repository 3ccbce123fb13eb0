import { defineRemote } from '@lens/contracts/remote';

/** The back office: who signs in, what happened, and who asked for a consultation. */
export const remote = defineRemote({
  manifestVersion: 1,
  name: 'mfe-admin',
  platform: '^1',
  api: '^1',
  namespaces: ['mfe-admin'],
  layouts: [{ id: 'admin', module: './layout/AdminLayout' }],
  routes: [
    { id: 'admin-login', path: '/admin/login', module: './features/login/LoginPage', surface: 'admin' },
    {
      id: 'admin-dashboard',
      path: '/admin',
      module: './features/dashboard/DashboardPage',
      surface: 'admin',
      layout: 'admin',
      access: 'signed-in',
    },
    {
      id: 'admin-consultations',
      path: '/admin/consultations',
      module: './features/consultations/ConsultationsPage',
      surface: 'admin',
      layout: 'admin',
      access: 'signed-in',
      roles: ['admin', 'editor'],
    },
    {
      id: 'admin-statistics',
      path: '/admin/statistics',
      module: './features/statistics/StatisticsPage',
      surface: 'admin',
      layout: 'admin',
      access: 'signed-in',
      roles: ['admin', 'editor'],
    },
  ],
  navigation: [
    { id: 'dashboard', menu: 'admin', order: 10, label: 'mfe-admin:menu.dashboard', path: '/admin' },
    {
      id: 'consultations',
      menu: 'admin',
      order: 20,
      label: 'mfe-admin:menu.consultations',
      path: '/admin/consultations',
      roles: ['admin', 'editor'],
    },
    {
      id: 'statistics',
      menu: 'admin',
      order: 60,
      label: 'mfe-admin:menu.statistics',
      path: '/admin/statistics',
      roles: ['admin', 'editor'],
    },
  ],
});
