import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tools, type Tool } from '@lens/build/create/create';
import { packPackages } from '@lens/build/create/pack';
import { NewRemote } from '@lens/e2e/src/fixtures/new-remote.ts';
import type { TestProduct } from '@lens/e2e/src/fixtures/test-product.ts';

/** What a new team runs, in this order; `live` is from the end of `activate` until the site answers with the page. */
const templateSteps = ['create', 'install', 'build', 'test', 'publish', 'activate', 'live'] as const;
type TemplateStep = (typeof templateSteps)[number];

export interface TemplateFigures {
  tool: Tool;
  seconds: Record<TemplateStep, number>;
  total: number;
}

/** The bound for all commands together, with npm's cache warm. */
export const templateTargetSeconds = 60;

async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const { status } = await fetch(address);
    if (status === 200) return;
    if (status !== 404) throw new Error(`${address} answered ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function measureTool(tool: Tool, packages: string, product: TestProduct): Promise<TemplateFigures> {
  const remote = new NewRemote(tool, packages, product);
  const steps: Record<TemplateStep, () => Promise<unknown>> = {
    create: () => remote.create(),
    install: () => remote.install(),
    build: () => remote.script('build'),
    test: () => remote.script('test'),
    publish: () => remote.script('publish', '--no-build'),
    activate: () => remote.script('activate'),
    live: () => untilAnswered(`${product.url}/${remote.name}`),
  };
  const seconds: Partial<Record<TemplateStep, number>> = {};
  try {
    for (const step of templateSteps) {
      const start = performance.now();
      await steps[step]();
      seconds[step] = (performance.now() - start) / 1000;
    }
  } finally {
    remote.remove();
  }
  const complete = seconds as Record<TemplateStep, number>;
  return { tool, seconds: complete, total: Object.values(complete).reduce((sum, one) => sum + one, 0) };
}

/** Takes a new remote from an empty folder to a running product's visitors, with each tool. */
export async function measureTemplate(product: TestProduct): Promise<TemplateFigures[]> {
  const packages = mkdtempSync(path.join(tmpdir(), 'lens-packages-'));
  try {
    await packPackages(packages);
    const figures: TemplateFigures[] = [];
    for (const tool of tools) figures.push(await measureTool(tool, packages, product));
    return figures;
  } finally {
    rmSync(packages, { recursive: true, force: true });
  }
}
