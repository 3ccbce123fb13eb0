import { defineRemote } from '@lens/contracts/remote';

/** What every page about one procedure says besides its own texts. */
const detail = [
  'common:menu',
  'common:actions',
  'common:steps',
  'common:stories',
  'common:crossing',
  'medical',
];

/** Everything the patient-facing site offers. */
export const remote = defineRemote({
  manifestVersion: 1,
  name: 'mfe-public',
  platform: '^1',
  api: '^1',
  namespaces: ['common', 'medical', 'forms'],
  routes: [
    {
      id: 'home',
      path: '/',
      module: './pages/home/home',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:journey', 'common:home', 'medical'],
    },
    {
      id: 'procedures',
      path: '/procedures',
      module: './pages/procedures/procedures',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:journey', 'common:procedures', 'medical'],
    },
    {
      id: 'lasik',
      path: '/procedures/lasik',
      module: './pages/lasik/lasik',
      surface: 'public',
      copy: [...detail, 'common:lasik'],
    },
    {
      id: 'prk',
      path: '/procedures/prk',
      module: './pages/prk/prk',
      surface: 'public',
      copy: [...detail, 'common:prk'],
    },
    {
      id: 'icl',
      path: '/procedures/icl',
      module: './pages/icl/icl',
      surface: 'public',
      copy: [...detail, 'common:icl'],
    },
    {
      id: 'blog',
      path: '/blog',
      module: './pages/blog/blog',
      surface: 'public',
      query: ['category', 'search', 'shown'],
      copy: ['common:menu', 'common:blog', 'common:article', 'common:newsletter'],
    },
    {
      id: 'article',
      path: '/blog/:slug',
      module: './pages/article/article',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:article'],
    },
    {
      id: 'newsletter',
      path: '/newsletter',
      module: './pages/newsletter/newsletter',
      surface: 'public',
      copy: ['common:menu', 'common:newsletter'],
      action: true,
    },
    {
      id: 'newsletter-confirm',
      path: '/newsletter/confirm',
      module: './pages/newsletter/confirm',
      surface: 'public',
      copy: ['common:menu', 'common:newsletter'],
      action: true,
    },
    {
      id: 'newsletter-unsubscribe',
      path: '/newsletter/unsubscribe',
      module: './pages/newsletter/unsubscribe',
      surface: 'public',
      copy: ['common:menu', 'common:newsletter'],
      action: true,
    },
    {
      id: 'preview',
      path: '/preview/:token',
      module: './pages/preview/preview',
      surface: 'public',
      copy: ['common:menu', 'common:article', 'common:stories', 'common:preview'],
    },
    {
      id: 'contact',
      path: '/contact',
      module: './pages/contact/contact',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:contact', 'forms'],
      action: true,
    },
  ],
  navigation: [
    { id: 'home', menu: 'header', order: 10, label: 'common:menu.home', path: '/' },
    {
      id: 'procedures',
      menu: 'header',
      order: 20,
      label: 'common:menu.procedures',
      path: '/procedures',
      children: [
        { id: 'all-procedures', label: 'common:menu.allProcedures', path: '/procedures' },
        { id: 'lasik', label: 'common:menu.lasik', path: '/procedures/lasik' },
        { id: 'prk', label: 'common:menu.prk', path: '/procedures/prk' },
        { id: 'icl', label: 'common:menu.icl', path: '/procedures/icl' },
      ],
    },
    { id: 'blog', menu: 'header', order: 70, label: 'common:menu.media', path: '/blog' },
    { id: 'contact', menu: 'header', order: 90, label: 'common:menu.contact', path: '/contact' },
  ],
});
