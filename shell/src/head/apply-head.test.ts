import { applyHead } from './apply-head';
import type { DocumentHead } from './tags';

const headOf = (title: string): DocumentHead => ({
  title,
  description: `About ${title}.`,
  noindex: false,
  tags: [
    { name: 'link', attributes: { rel: 'canonical', href: `https://practice.example/${title}` } },
    { name: 'script', data: { '@context': 'https://schema.org', '@graph': [] } },
  ],
});

describe('Head in the browser', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content=""><link rel="icon" href="/i.svg">';
  });

  it('has the tags of the next page and none of the previous one', () => {
    applyHead(headOf('one'));
    applyHead(headOf('two'));
    expect(document.title).toBe('two');
    expect(document.querySelector('meta')?.content).toBe('About two.');
    const canonical = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
    expect([...canonical].map(({ href }) => href)).toEqual(['https://practice.example/two']);
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
  });

  it('is not changed if it is already right', () => {
    applyHead(headOf('one'));
    const before = document.querySelector('link[rel="canonical"]');
    applyHead(headOf('one'));
    expect(document.querySelector('link[rel="canonical"]')).toBe(before);
  });
});
