import { expect, type Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

/** A way to open a page of a remote. */
export interface Visit {
  remote: string;
  kind: 'at first load' | 'by navigation';
  /** Route pattern, which is also the address. */
  route: string;
  module: string;
  /** The text of the page's first heading. */
  heading: string;
  /** Matches the remote's files that are still to be loaded when the page is opened. */
  files: RegExp;
  /** Matches one of them that is not the remote's entry. */
  chunk: RegExp;
  /** Whether the entry is still to be loaded too. */
  needsEntry: boolean;
  /** Text of the page in the server's HTML, where the server renders it. */
  serverText?: string;
  staff: boolean;
  open: (page: Page) => Promise<void>;
  /** Expects everything outside the remote to work. */
  expectSurroundings: (page: Page) => Promise<void>;
}

/** Waits only for the start of the document, since a script that never arrives delays the `load` event. */
const goTo = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'commit' });
};

const expectPublicLayout = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('button[popovertarget="language-list"]').click();
  const list = page.locator('#language-list');
  await expect(list.locator('a[hreflang="es"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
};

const officeMenu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const expectOfficeLayout = (page: Page) => expect(officeMenu(page)).toBeVisible();
const openFromOfficeMenu = (link: string) => async (page: Page) => {
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
    serverText: '30,000+',
    staff: false,
    open: goTo('/'),
    expectSurroundings: expectPublicLayout,
  },
  {
    remote: 'mfe-public',
    kind: 'by navigation',
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
    expectSurroundings: expectPublicLayout,
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
    open: goTo('/admin/consultations'),
    // This remote provides the layout of the back office itself.
    expectSurroundings: () => Promise.resolve(),
  },
  {
    remote: 'mfe-admin',
    kind: 'by navigation',
    route: '/admin/consultations',
    module: './features/consultations/ConsultationsPage',
    heading: 'Consultations',
    files: /features-consultations.*\.js$/,
    chunk: /features-consultations.*\.css$/,
    needsEntry: false,
    staff: true,
    open: openFromOfficeMenu('Consultations'),
    expectSurroundings: expectOfficeLayout,
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
    open: goTo('/admin/translations'),
    expectSurroundings: expectOfficeLayout,
  },
  {
    remote: 'mfe-translations',
    kind: 'by navigation',
    route: '/admin/translations',
    module: './features/dashboard/DashboardPage',
    heading: 'Translations',
    files: scripts,
    chunk: /features-dashboard-DashboardPage.*\.js$/,
    needsEntry: true,
    staff: true,
    open: openFromOfficeMenu('Translations'),
    expectSurroundings: expectOfficeLayout,
  },
];
