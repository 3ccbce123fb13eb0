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
 * Parses pasted HTML into a document that is never shown and runs nothing. Style attributes are renamed, so that they
 * can be read although the content security policy forbids styles.
 */
export function parsePasted(html: string): HTMLElement {
  const renamed = html.replace(styleAttribute, '$1data-style$2');
  return new DOMParser().parseFromString(policy?.createHTML(renamed) ?? renamed, 'text/html').body;
}
