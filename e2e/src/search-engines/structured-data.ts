import type { Page } from '@playwright/test';
import type { StructuredData } from './head.ts';

/** Says of what kind a thing is, or points at it, and is no fact that a reader would look for. */
const silent = ['@type', '@id', '@context', 'inLanguage', 'addressCountry', 'image'];

interface Fact {
  key: string;
  value: string;
}

function factsIn(value: unknown, key = ''): Fact[] {
  if (silent.includes(key) || typeof value === 'number') return [];
  if (typeof value === 'string') return value.split('\n').map((line) => ({ key, value: line }));
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => factsIn(item, key))
    : Object.entries(value).flatMap(([name, inner]) => factsIn(inner, name));
}

/** The ways in which a page may say a fact; times and dates are said as people of the page's language say them. */
function waysOf({ key, value }: Fact): string[] {
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

/** Days stand on the page as a span: what lies between its ends is said with them. */
const isWithin = (value: string, text: string): boolean => {
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const span = /(\w+day) [–-] (\w+day)/.exec(text);
  if (!span || !days.includes(value)) return false;
  const [from, to] = [days.indexOf(span[1]!), days.indexOf(span[2]!)];
  return from <= days.indexOf(value) && days.indexOf(value) <= to;
};

/** Facts of structured data that the page at hand neither says nor links to. */
export async function unsaid(page: Page, data: StructuredData): Promise<string[]> {
  const { text, addresses } = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style')) element.remove();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href);
    return { text: body.textContent, addresses: [location.href, `${location.origin}/`, ...links] };
  });
  const plain = (words: string) =>
    words
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
  const said = plain(text);
  return factsIn(data['@graph'])
    .filter(
      (fact) =>
        !addresses.includes(fact.value) &&
        !waysOf(fact).some((way) => said.includes(plain(way))) &&
        !(fact.key === 'dayOfWeek' && isWithin(fact.value, said)),
    )
    .map(({ key, value }) => `${key}: ${value}`);
}
