import { expect, type Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

/** One way to come to a page of a remote. */
export interface Visit {
  remote: string;
  kind: 'at first load' | 'on the way to it';
  /** Route pattern, which is also the address. */
  route: string;
  module: string;
  /** The page's own first heading. */
  heading: string;
  /** Which of the remote's files the page still needs when it is asked for. */
  files: RegExp;
  /** The one among them that is not the remote's entry. */
  chunk: RegExp;
  /** Whether the entry is among them. */
  needsEntry: boolean;
  /** Text of the page as the server sent it, where it did. */
  sent?: string;
  staff: boolean;
  open: (page: Page) => Promise<void>;
  /** Sees that everything outside the remote is there. */
  around: (page: Page) => Promise<void>;
}

/** A script that never comes holds up the `load` event as well. */
const go = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'commit' });
};

const publicLayout = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('button[popovertarget="language-list"]').click();
  const list = page.locator('#language-list');
  await expect(list.locator('a[hreflang="es"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
};

const officeMenu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const officeLayout = (page: Page) => expect(officeMenu(page)).toBeVisible();
const throughOffice = (link: string) => async (page: Page) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await officeMenu(page).getByRole('link', { name: link }).click();
};

const scripts = /\.js$/;

export const visits: Visit[] = [
  {
    remote: 'mfe-public',
    kind: 'at first load',
    route: '/',
    module: './pages/home/home',
    heading: copy('en', 'common:home.hero.title'),
    files: scripts,
    chunk: /pages-home-home.*\.js$/,
    needsEntry: true,
    sent: '30,000+',
    staff: false,
    open: go('/'),
    around: publicLayout,
  },
  {
    remote: 'mfe-public',
    kind: 'on the way to it',
    route: '/contact',
    module: './pages/contact/contact',
    heading: copy('en', 'common:contact.hero.title'),
    files: /pages-contact-contact.*\.js$/,
    chunk: /pages-contact-contact.*\.css$/,
    needsEntry: false,
    staff: false,
    open: async (page) => {
      await page.goto('/');
      await waitForHydration(page);
      const menu = page.getByRole('banner');
      await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
    },
    around: publicLayout,
  },
  {
    remote: 'mfe-admin',
    kind: 'at first load',
    route: '/admin/consultations',
    module: './features/consultations/ConsultationsPage',
    heading: 'Consultations',
    files: scripts,
    chunk: /features-consultations.*\.js$/,
    needsEntry: true,
    staff: true,
    open: go('/admin/consultations'),
    // The office's own layout belongs to this remote.
    around: () => Promise.resolve(),
  },
  {
    remote: 'mfe-admin',
    kind: 'on the way to it',
    route: '/admin/consultations',
    module: './features/consultations/ConsultationsPage',
    heading: 'Consultations',
    files: /features-consultations.*\.js$/,
    chunk: /features-consultations.*\.css$/,
    needsEntry: false,
    staff: true,
    open: throughOffice('Consultations'),
    around: officeLayout,
  },
  {
    remote: 'mfe-translations',
    kind: 'at first load',
    route: '/admin/translations',
    module: './features/dashboard/DashboardPage',
    heading: 'Translations',
    files: scripts,
    chunk: /features-dashboard-DashboardPage.*\.js$/,
    needsEntry: true,
    staff: true,
    open: go('/admin/translations'),
    around: officeLayout,
  },
  {
    remote: 'mfe-translations',
    kind: 'on the way to it',
    route: '/admin/translations',
    module: './features/dashboard/DashboardPage',
    heading: 'Translations',
    files: scripts,
    chunk: /features-dashboard-DashboardPage.*\.js$/,
    needsEntry: true,
    staff: true,
    open: throughOffice('Translations'),
    around: officeLayout,
  },
];
