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

/** Allows scripts only from this origin's folders of the shell and of remotes. */
export const scriptPolicy: ScriptPolicy = trustedTypes?.createPolicy('lens-scripts', {
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && /^\/(remotes|shell)\//.test(pathname)) return address;
    throw new TypeError(`${address} is not a script of this site.`);
  },
}) ?? { createScriptURL: (address) => address };

/** Allows the markup that this page was sent with, and no other. */
export function trustServerMarkup(html: string): string {
  return trustedTypes?.createPolicy('lens-sent-page', { createHTML: () => html }).createHTML(html) ?? html;
}

const dataPolicy = trustedTypes?.createPolicy('lens-data', {
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
});

/** JSON for a script element that contains data. */
export const trustedJson = (data: unknown): string => {
  const text = JSON.stringify(data);
  return dataPolicy?.createScript(text) ?? text;
};
