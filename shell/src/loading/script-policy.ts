interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScriptURL?: (address: string) => string;
      createHTML?: (html: string) => string;
      createScript?: (text: string) => string;
    },
  ): {
    createScriptURL(address: string): string;
    createHTML(html: string): string;
    createScript(text: string): string;
  };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Script addresses pass only from here: our own origin's shell and remote folders. */
export const scriptPolicy: ScriptPolicy = trustedTypes?.createPolicy('lens-scripts', {
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && /^\/(remotes|shell)\//.test(pathname)) return address;
    throw new TypeError(`${address} is not a script of this site.`);
  },
}) ?? { createScriptURL: (address) => address };

/** Lets through the markup that this page was sent with, and nothing else. */
export function keepMarkup(html: string): string {
  return trustedTypes?.createPolicy('lens-kept-page', { createHTML: () => html }).createHTML(html) ?? html;
}

const dataPolicy = trustedTypes?.createPolicy('lens-data', {
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
});

/** Lets data into a script element that holds data, and no code. */
export const dataText = (data: unknown): string => {
  const text = JSON.stringify(data);
  return dataPolicy?.createScript(text) ?? text;
};
