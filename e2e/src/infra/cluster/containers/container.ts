import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@lens/tools/product/folders';
import { argumentsOf, imageOf, textsOf, variablesOf } from '../../dockerfile.ts';
import { environmentOf } from '../environment.ts';
import type { Container, PodSpec } from '../manifest.ts';
import type { Mount, Stored } from './volumes.ts';

const reported = ['Uid', 'Gid', 'Groups', 'CapEff', 'CapBnd', 'NoNewPrivs'] as const;

/** Users, groups, capabilities, whether it may get more rights, and whether its root can be written (`rw`). */
export type ProcessState = Record<(typeof reported)[number] | 'root', string>;

const fieldsOf = (status: string) =>
  Object.fromEntries(
    reported.map((name) => [name, new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '']),
  ) as Record<(typeof reported)[number], string>;

export interface RunningContainer {
  child: ChildProcess;
  ended: Promise<number | null>;
  output: () => string;
  /** Of the process, as Linux reports it. */
  state: () => ProcessState;
}

export interface ContainerStart {
  container: Container;
  pod: PodSpec;
  mounts: Mount[];
  stored: Stored;
  /** The folder with what the image has in /app, and the Dockerfile that it is of; nginx has neither. */
  image?: { dockerfile: string; folder: string; nodeFlags: string[] };
  /** In place of the image's command. */
  command?: string[];
  input?: string;
  hasNetwork?: boolean;
}

function commandOf({ container, image, command }: ContainerStart): string[] {
  if (command) return command;
  const stage = image && imageOf(image.dockerfile);
  const entry = container.command ?? (stage ? textsOf(stage, 'ENTRYPOINT').flatMap(argumentsOf) : []);
  const args =
    container.args ?? (container.command || !stage ? [] : textsOf(stage, 'CMD').flatMap(argumentsOf));
  const [program = '', ...rest] = [...entry, ...args];
  return program === 'node' ? [process.execPath, ...(image?.nodeFlags ?? []), ...rest] : [program, ...rest];
}

/** Starts a container's process: its command, environment, user and folders, in a read-only file system of its own. */
export function startContainer(start: ContainerStart): RunningContainer {
  const { container, pod, mounts, stored, image, input = '', hasNetwork = true } = start;
  const user = container.securityContext?.runAsUser ?? pod.securityContext?.runAsUser ?? 0;
  const group = container.securityContext?.runAsGroup ?? pod.securityContext?.runAsGroup ?? 0;
  const root = mkdtempSync(path.join(stored.folder, 'root-'));
  const log = path.join(stored.folder, `${container.name}.log`);
  const stdout = openSync(log, 'a');
  // A container's output belongs to its user, who may open it anew as /dev/stdout.
  chownSync(log, user, group);
  const own = image ? [{ source: image.folder, target: '/app', readOnly: true }] : [];
  const lines = [...own, ...mounts].map(
    ({ source, target, readOnly }) => `${readOnly ? 'ro' : 'rw'} ${source} ${target}\n`,
  );
  const script = inRoot('e2e', 'src', 'infra', 'cluster', 'containers', 'enter.sh');
  const flags = ['--mount', ...(hasNetwork ? [] : ['--net']), 'sh', script, root];
  const groups = String(pod.securityContext?.fsGroup ?? group);
  const child = spawn('unshare', [...flags, String(user), String(group), groups, ...commandOf(start)], {
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
      ...(image && variablesOf(imageOf(image.dockerfile))),
      ...environmentOf(container, stored.manifests, (name, key) => stored.files[name]?.[key]),
    },
    stdio: ['pipe', stdout, stdout],
  });
  child.stdin?.end(`${lines.join('')}\n${input}`);
  return {
    child,
    ended: once(child, 'exit').then(([code]) => code as number | null),
    output: () => readFileSync(log, 'utf8'),
    state: () => ({
      ...fieldsOf(readFileSync(`/proc/${child.pid}/status`, 'utf8')),
      root: readFileSync(`/proc/${child.pid}/mounts`, 'utf8').split(' ')[3]!.split(',')[0]!,
    }),
  };
}
