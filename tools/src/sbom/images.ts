/** The images of `infra/docker`, and the workspaces whose packages each holds, installed or bundled. */
export const images = {
  api: ['@lens/api'],
  shell: ['@lens/shell'],
  // Its commands, and the builds that it publishes.
  remotes: ['@lens/registry', '@lens/mfe-public', '@lens/mfe-admin', '@lens/mfe-translations'],
} as const;

export type ImageName = keyof typeof images;

export const imageNames = Object.keys(images) as ImageName[];
