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
  /** Staff see it, after signing in. */
  staff?: boolean;
  /** What stands there once its data has come. */
  shows?: string;
}

const heights: Record<number, number> = { 390: 844, 1440: 900 };
const widths = [390, 1440];
const each = (name: string, address: string, more: Partial<Screen> = {}): Screen[] =>
  widths.map((width) => ({ name, path: address, width, ...more }));

/** Every public page, by the name that its pictures have. */
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
    ...each(name, address),
    ...each(`${name}-dark`, address, { dark: true }),
    ...each(`${name}-arabic`, `/ar${address}`.replace(/\/$/, '')),
  ]),
  ...each('login', '/admin/login'),
  ...each('dashboard', '/admin', { staff: true }),
  ...each('consultations', '/admin/consultations', { staff: true, shows: 'Nakamura' }),
  ...each('translations', '/admin/translations', { staff: true, shows: 'DeepL service not configured' }),
];

const folder = inRoot('docs', 'screens');
/** Names of screens; all of them where none is named. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Screen) => wanted.length === 0 || wanted.includes(name);

async function prepared(browser: Browser, baseURL: string, screen: Screen): Promise<Page> {
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

/** A few requests, so that the back office has something to show. */
async function ask(browser: Browser, baseURL: string): Promise<void> {
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
  await ask(browser, product.url);
  for (const screen of screens.filter(isWanted)) {
    const page = await prepared(browser, product.url, screen);
    // The back office listens to the live feed all the while: it is never idle.
    await page.goto(screen.path, { waitUntil: screen.staff ? 'load' : 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (screen.shows) await page.getByText(screen.shows).first().waitFor();
    const file = path.join(folder, `${screen.name}-${screen.width}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
    await page.context().close();
  }
  console.log(`${screens.filter(isWanted).length} screens`);
} finally {
  await browser.close();
  await product.stop();
}
