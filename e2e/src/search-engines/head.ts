import type { Page } from '@playwright/test';

export interface StructuredData {
  '@context': string;
  '@graph': Record<string, unknown>[];
}

/** Reads the metadata in a document's head. */
export function readHead(page: Page) {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll('meta[name], meta[property]')].filter(
      (meta) => !['composition', 'theme-color', 'viewport'].includes(meta.getAttribute('name') ?? ''),
    );
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
        ({ hreflang, href }) => `${hreflang} ${href}`,
      ),
      meta: Object.fromEntries(
        metas.map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property')!,
          meta.getAttribute('content')!,
        ]),
      ) as Record<string, string>,
      data: scripts.map(({ textContent }) => JSON.parse(textContent) as StructuredData),
    };
  });
}
