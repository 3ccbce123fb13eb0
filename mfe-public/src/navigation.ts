import type { defineRemote } from '@lens/contracts/remote';

type Navigation = NonNullable<Parameters<typeof defineRemote>[0]['navigation']>;

/** The entries of the site’s menus, in their order. */
export const navigation: Navigation = [
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
  {
    id: 'testimonials',
    menu: 'header',
    order: 50,
    label: 'common:menu.testimonials',
    path: '/testimonials',
    children: [
      { id: 'all-testimonials', label: 'common:menu.allTestimonials', path: '/testimonials' },
      { id: 'results-gallery', label: 'common:menu.resultsGallery', path: '/testimonials#gallery' },
    ],
  },
  { id: 'blog', menu: 'header', order: 60, label: 'common:menu.media', path: '/blog' },
  { id: 'financing', menu: 'header', order: 70, label: 'common:menu.financing', path: '/financing' },
  {
    id: 'pacific-story',
    menu: 'header',
    order: 80,
    label: 'common:menu.pacificStory',
    path: '/pacific-story',
  },
  { id: 'contact', menu: 'header', order: 90, label: 'common:menu.contact', path: '/contact' },
  { id: 'privacy', menu: 'footer', order: 10, label: 'common:menu.privacy', path: '/privacy' },
  { id: 'terms', menu: 'footer', order: 20, label: 'common:menu.terms', path: '/terms' },
  { id: 'notices', menu: 'footer', order: 30, label: 'common:menu.notices', path: '/notices' },
];
