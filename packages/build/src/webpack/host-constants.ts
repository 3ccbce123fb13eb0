import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const runtimePackage = '@module-federation/runtime-core';

interface Package {
  dependencies: Record<string, string>;
}

/** The version of the federation runtime that the host depends on, which is pinned. @throws Error where it is not */
export function runtimeVersion(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as Package;
  const version = dependencies[runtimePackage] ?? 'absent';
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`${file} must name one version of ${runtimePackage}; it is ${version}.`);
  return version;
}

/**
 * What the build tells the host in the browser.
 * @param folder of the host
 * @param laterFonts the rules of fonts for text that is written later, which the host adds to the page
 */
export const hostConstants = (folder: string, laterFonts: string) =>
  new webpack.DefinePlugin({
    LATER_FONTS: JSON.stringify(laterFonts),
    FEDERATION_VERSION: JSON.stringify(runtimeVersion(folder)),
  });
