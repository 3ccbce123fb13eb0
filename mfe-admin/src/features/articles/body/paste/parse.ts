interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string;
  };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = trustedTypes?.createPolicy('lens-pasted', { createHTML: (html) => html });

const styleAttribute = /(<[a-z][^>]*?\s)style(\s*=)/gi;

/**
 * What is pasted, in a document that is never shown and runs nothing. Styles are set aside under another name, where they
 * can be read: as styles the page's policy would refuse them.
 */
export function parsePasted(html: string): HTMLElement {
  const renamed = html.replace(styleAttribute, '$1data-style$2');
  return new DOMParser().parseFromString(policy?.createHTML(renamed) ?? renamed, 'text/html').body;
}
