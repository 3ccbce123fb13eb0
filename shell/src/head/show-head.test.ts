import { showHead } from './show-head';
import type { DocumentHead } from './tags';

const about = (title: string): DocumentHead => ({
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

  it('says of the next page what the server would, and nothing of the last', () => {
    showHead(about('one'));
    showHead(about('two'));
    expect(document.title).toBe('two');
    expect(document.querySelector('meta')?.content).toBe('About two.');
    const canonical = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
    expect([...canonical].map(({ href }) => href)).toEqual(['https://practice.example/two']);
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
  });

  it('touches nothing where the document says it already', () => {
    showHead(about('one'));
    const before = document.querySelector('link[rel="canonical"]');
    showHead(about('one'));
    expect(document.querySelector('link[rel="canonical"]')).toBe(before);
  });
});
