import { defineRemote } from '@lens/contracts/remote';

/** What every page about one procedure says besides its own texts. */
const detail = [
  'common:menu',
  'common:actions',
  'common:steps',
  'common:stories',
  'common:crossing',
  'common:risks',
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
      copy: [...detail, 'common:selfCheck', 'common:lasik'],
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
      copy: [...detail, 'common:selfCheck', 'common:icl'],
    },
    {
      id: 'about',
      path: '/about',
      module: './pages/about/about',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:dualMission', 'common:about'],
    },
    {
      id: 'technology',
      path: '/technology',
      module: './pages/technology/technology',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:technology'],
    },
    {
      id: 'financing',
      path: '/financing',
      module: './pages/financing/financing',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:financing'],
    },
    {
      id: 'contact',
      path: '/contact',
      module: './pages/contact/contact',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:contact', 'forms'],
      action: true,
    },
    {
      id: 'privacy',
      path: '/privacy',
      module: './pages/privacy/privacy',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:legal', 'common:privacy'],
    },
    {
      id: 'terms',
      path: '/terms',
      module: './pages/terms/terms',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:legal', 'common:terms'],
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
    { id: 'about', menu: 'header', order: 30, label: 'common:menu.about', path: '/about' },
    { id: 'technology', menu: 'header', order: 40, label: 'common:menu.technology', path: '/technology' },
    { id: 'financing', menu: 'header', order: 70, label: 'common:menu.financing', path: '/financing' },
    { id: 'contact', menu: 'header', order: 90, label: 'common:menu.contact', path: '/contact' },
    { id: 'privacy', menu: 'footer', order: 10, label: 'common:menu.privacy', path: '/privacy' },
    { id: 'terms', menu: 'footer', order: 20, label: 'common:menu.terms', path: '/terms' },
  ],
});
