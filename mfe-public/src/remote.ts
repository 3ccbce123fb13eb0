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
      id: 'testimonials',
      path: '/testimonials',
      module: './pages/testimonials/testimonials',
      surface: 'public',
      copy: ['common:menu', 'common:actions', 'common:stories', 'common:gallery', 'common:testimonials'],
    },
    {
      id: 'pacific-story',
      path: '/pacific-story',
      module: './pages/pacific-story/pacific-story',
      surface: 'public',
      copy: [
        'common:menu',
        'common:actions',
        'common:dualMission',
        'common:home.scenes.islands',
        'common:pacificStory',
      ],
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
    {
      id: 'testimonials',
      menu: 'header',
      order: 40,
      label: 'common:menu.testimonials',
      path: '/testimonials',
      children: [
        { id: 'all-testimonials', label: 'common:menu.allTestimonials', path: '/testimonials' },
        { id: 'results-gallery', label: 'common:menu.resultsGallery', path: '/testimonials#gallery' },
      ],
    },
    {
      id: 'pacific-story',
      menu: 'header',
      order: 50,
      label: 'common:menu.pacificStory',
      path: '/pacific-story',
    },
    { id: 'contact', menu: 'header', order: 90, label: 'common:menu.contact', path: '/contact' },
  ],
});
