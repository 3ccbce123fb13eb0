import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '@lens/tools/engines/find';
import { inRoot } from '@lens/tools/product/folders';
import { browserArguments } from './fixtures/browser.ts';
import { fillForm, visitorNamed } from './fixtures/contact-form.ts';
import { signInToDashboard } from './fixtures/sign-in.ts';
import { startTestProduct } from './fixtures/test-product.ts';

interface Screen {
  name: string;
  path: string;
  width: number;
  dark?: boolean;
  /** Whether it needs a signed-in administrator. */
  staff?: boolean;
  /** Text that is there once the data has loaded. */
  shows?: string;
}

const heights: Record<number, number> = { 390: 844, 1440: 900 };
const widths = [390, 1440];
const atEachWidth = (name: string, address: string, more: Partial<Screen> = {}): Screen[] =>
  widths.map((width) => ({ name, path: address, width, ...more }));

/** The path of every public page, by the name of its screenshots. */
const pages: Record<string, string> = {
  home: '/',
  procedures: '/procedures',
  lasik: '/procedures/lasik',
  prk: '/procedures/prk',
  icl: '/procedures/icl',
  about: '/about',
  technology: '/technology',
  testimonials: '/testimonials',
  blog: '/blog',
  financing: '/financing',
  'pacific-story': '/pacific-story',
  contact: '/contact',
};

const screens: Screen[] = [
  ...Object.entries(pages).flatMap(([name, address]) => [
    ...atEachWidth(name, address),
    ...atEachWidth(`${name}-dark`, address, { dark: true }),
    ...atEachWidth(`${name}-arabic`, `/ar${address}`.replace(/\/$/, '')),
  ]),
  ...atEachWidth('login', '/admin/login'),
  ...atEachWidth('dashboard', '/admin', { staff: true }),
  ...atEachWidth('consultations', '/admin/consultations', { staff: true, shows: 'Nakamura' }),
  ...atEachWidth('translations', '/admin/translations', {
    staff: true,
    shows: 'DeepL service not configured',
  }),
];

const folder = inRoot('docs', 'screens');
/** Names of screens from the command line; without any, all screens are saved. */
const selectedNames = process.argv.slice(2);
const isSelected = ({ name }: Screen) => selectedNames.length === 0 || selectedNames.includes(name);

async function openPage(browser: Browser, baseURL: string, screen: Screen): Promise<Page> {
  const { width, dark, staff } = screen;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: heights[width]! },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (staff) {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await signInToDashboard(page);
  }
  return page;
}

/** Sends a few requests, so that the back office has something to show. */
async function sendRequests(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL });
  for (const lastName of ['Alvarez', 'Cruz', 'Nakamura']) {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await fillForm(page, visitorNamed(lastName));
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(/sent/, { timeout: 5000 }).catch(() => undefined);
  }
  await page.close();
}

const product = await startTestProduct();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: browserArguments,
});
try {
  mkdirSync(folder, { recursive: true });
  await sendRequests(browser, product.url);
  for (const screen of screens.filter(isSelected)) {
    const page = await openPage(browser, product.url, screen);
    // The back office keeps its event stream open, so its network is never idle.
    await page.goto(screen.path, { waitUntil: screen.staff ? 'load' : 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (screen.shows) await page.getByText(screen.shows).first().waitFor();
    const file = path.join(folder, `${screen.name}-${screen.width}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
    await page.context().close();
  }
  console.log(`Saved ${screens.filter(isSelected).length} screens in docs/screens.`);
} finally {
  await browser.close();
  await product.stop();
}
