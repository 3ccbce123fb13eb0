import type { Page } from '@playwright/test';

/** Someone who asks for a consultation; the last name is theirs alone. */
export const visitorNamed = (lastName: string) => ({
  firstName: 'Noa',
  lastName,
  email: 'noa@example.com',
  phone: '(562) 555-0134',
  message: 'Night driving has become hard.',
});

/** Types the required fields and the message into the consultation form. */
export async function fillForm(page: Page, person: ReturnType<typeof visitorNamed>): Promise<void> {
  for (const [name, value] of Object.entries(person)) await page.locator(`[name="${name}"]`).fill(value);
}

/** React has taken the page up: from here on it answers in place. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('lens-hydrate').length > 0);
