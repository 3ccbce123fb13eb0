const packages = ['packages/contracts', 'packages/platform', 'packages/ui', 'packages/build'];

/** For every workspace of the repository, the other workspaces that it may import. */
export const mayImport: Record<string, readonly string[]> = {
  'packages/contracts': [],
  'packages/metrics': [],
  'packages/platform': ['packages/contracts'],
  'packages/ui': ['packages/contracts', 'packages/platform'],
  'packages/build': ['packages/contracts', 'packages/platform', 'packages/ui'],
  'packages/registry': [],
  shell: [...packages, 'packages/metrics'],
  'mfe-public': packages,
  'mfe-admin': packages,
  'mfe-translations': packages,
  api: ['packages/contracts', 'packages/metrics', 'packages/registry'],
  tools: packages,
  checks: [...packages, 'tools'],
  e2e: [...packages, 'packages/metrics', 'tools', 'shell', 'mfe-public', 'api'],
  bench: [...packages, 'tools', 'e2e'],
};

export const workspaces = Object.keys(mayImport);
