import type { Page } from '@playwright/test';
import type { StructuredData } from './head.ts';

/** Keys that describe the data itself, and hold no fact for readers. */
const ignoredKeys = ['@type', '@id', '@context', 'inLanguage', 'addressCountry', 'image'];

interface Fact {
  key: string;
  value: string;
}

function factsIn(value: unknown, key = ''): Fact[] {
  if (ignoredKeys.includes(key) || typeof value === 'number') return [];
  if (typeof value === 'string') return value.split('\n').map((line) => ({ key, value: line }));
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => factsIn(item, key))
    : Object.entries(value).flatMap(([name, inner]) => factsIn(inner, name));
}

/** The forms in which a page may show a fact; times and dates are formatted. */
function formsOf({ key, value }: Fact): string[] {
  if (key === 'opens' || key === 'closes') {
    const [hours, minutes] = value.split(':').map(Number);
    const time = new Date(Date.UTC(2026, 0, 1, hours, minutes));
    return [time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })];
  }
  if (key === 'datePublished') {
    const styles = ['long', 'medium', 'short'] as const;
    return styles.flatMap((dateStyle) =>
      ['UTC', 'America/Los_Angeles'].map((timeZone) =>
        new Date(value).toLocaleDateString('en-US', { dateStyle, timeZone }),
      ),
    );
  }
  return [value];
}

/** Whether a text has a range of days that includes a day. */
const isWithin = (value: string, text: string): boolean => {
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const span = /(\w+day) [–-] (\w+day)/.exec(text);
  if (!span || !days.includes(value)) return false;
  const [from, to] = [days.indexOf(span[1]!), days.indexOf(span[2]!)];
  return from <= days.indexOf(value) && days.indexOf(value) <= to;
};

/** The facts of structured data that the open page neither shows nor links to. */
export async function factsNotOnPage(page: Page, data: StructuredData): Promise<string[]> {
  const { text, addresses } = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style')) element.remove();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href);
    return { text: body.textContent, addresses: [location.href, `${location.origin}/`, ...links] };
  });
  const normalize = (words: string) =>
    words
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  const pageText = normalize(text);
  return factsIn(data['@graph'])
    .filter(
      (fact) =>
        !addresses.includes(fact.value) &&
        !formsOf(fact).some((way) => pageText.includes(normalize(way))) &&
        !(fact.key === 'dayOfWeek' && isWithin(fact.value, pageText)),
    )
    .map(({ key, value }) => `${key}: ${value}`);
}
