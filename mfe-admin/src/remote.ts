import type { Role } from '@lens/contracts/access';
import { defineRemote } from '@lens/contracts/remote';

const signedIn = { surface: 'admin', layout: 'admin', access: 'signed-in' } as const;
const editors: { roles: Role[] } = { roles: ['admin', 'editor'] };
const admins: { roles: Role[] } = { roles: ['admin'] };

/** The back office: who signs in, what happened, who asked for a consultation, and what the site says. */
export const remote = defineRemote({
  manifestVersion: 1,
  name: 'mfe-admin',
  platform: '^1',
  api: '^1',
  namespaces: ['mfe-admin'],
  layouts: [{ id: 'admin', module: './layout/AdminLayout' }],
  routes: [
    { id: 'admin-login', path: '/admin/login', module: './features/login/LoginPage', surface: 'admin' },
    { id: 'admin-dashboard', path: '/admin', module: './features/dashboard/DashboardPage', ...signedIn },
    {
      id: 'admin-consultations',
      path: '/admin/consultations',
      module: './features/consultations/ConsultationsPage',
      ...signedIn,
      ...editors,
    },
    {
      id: 'admin-testimonials',
      path: '/admin/testimonials',
      module: './features/testimonials/TestimonialsPage',
      ...signedIn,
      ...editors,
    },
    {
      id: 'admin-testimonial',
      path: '/admin/testimonials/:id',
      module: './features/testimonials/TestimonialPage',
      ...signedIn,
      ...editors,
    },
    {
      id: 'admin-articles',
      path: '/admin/articles',
      module: './features/articles/list/ArticlesPage',
      ...signedIn,
      ...editors,
    },
    {
      id: 'admin-article-new',
      path: '/admin/articles/new',
      module: './features/articles/start/NewArticlePage',
      ...signedIn,
      ...editors,
    },
    {
      id: 'admin-article',
      path: '/admin/articles/:id',
      module: './features/articles/editor/EditorPage',
      ...signedIn,
      ...editors,
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
      ...editors,
    },
    {
      id: 'testimonials',
      menu: 'admin',
      order: 30,
      label: 'mfe-admin:menu.testimonials',
      path: '/admin/testimonials',
      ...editors,
    },
    {
      id: 'articles',
      menu: 'admin',
      order: 40,
      label: 'mfe-admin:menu.articles',
      path: '/admin/articles',
      ...editors,
    },
  ],
});
