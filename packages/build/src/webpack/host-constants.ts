import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const runtimePackage = '@module-federation/runtime-core';

interface Package {
  dependencies: Record<string, string>;
}

/** The pinned version of the federation runtime that the shell depends on. @throws Error if it is not pinned */
export function runtimeVersion(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as Package;
  const version = dependencies[runtimePackage] ?? 'absent';
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`${file} must name one version of ${runtimePackage}; it is ${version}.`);
  return version;
}

/**
 * Constants for the shell's code in the browser.
 * @param folder the shell's folder
 * @param laterFonts the rules of fonts for texts that are written later, which the shell adds to the page
 */
export const hostConstants = (folder: string, laterFonts: string) =>
  new webpack.DefinePlugin({
    LATER_FONTS: JSON.stringify(laterFonts),
    FEDERATION_VERSION: JSON.stringify(runtimeVersion(folder)),
  });
