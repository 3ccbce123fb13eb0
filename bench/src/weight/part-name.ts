const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;
const sharedPackage = /packages\/([^/]+)\//;
const ownFolder = /(?:^|\/)src\/([^/]+)(?:\/([^/]+)\/)?/;

/**
 * The part of a build that a source belongs to: a package, or a folder of the workspace (`shell/layout`).
 * @param workspace whose build it is
 * @param source as in a source map of webpack
 */
export function partName(workspace: string, source: string | null): string {
  const file = source?.replace(/^webpack:\/\/[^/]*\//, '') ?? '';
  if (!file || file.startsWith('webpack/') || /^(?:external|container entry)/.test(file)) return 'webpack';
  const library = packageName.exec(file);
  if (library) return library[1] === '.federation' ? 'webpack' : library[1]!;
  const shared = sharedPackage.exec(file);
  if (shared) return `packages/${shared[1]}`;
  const [, folder = '', child] = ownFolder.exec(file) ?? [];
  if (folder === 'pages' || folder === 'sections')
    return `${workspace}/${folder}${child && folder === 'pages' ? `/${child}` : ''}`;
  return folder.includes('.') || !folder ? workspace : `${workspace}/${folder}`;
}
