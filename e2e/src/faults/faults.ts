import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRegistry } from '@lens/build/registry/registry-file';
import type { Service } from '@lens/tools/product/service';
import type { FaultProxy, Trouble } from './fault-proxy.ts';
import type { FaultSite } from './site.ts';

export type Part = 'remote' | 'registry' | 'shell' | 'API' | 'database' | 'mail' | 'disk' | 'clock';

export interface Fault {
  part: Part;
  /** `dead`, `slow`, `wrong`, `flapping` or `full`; `silent` is the worst of slow. */
  kind: string;
  /** Whether the shell itself is in trouble, so that visitors may not be answered. */
  ofShell?: boolean;
  /** Begins it, and waits until it has been there for a while. @returns ends it */
  begin(site: FaultSite): Promise<() => void | Promise<void>>;
}

const dayMs = 24 * 60 * 60 * 1000;
const flapMs = 250;
const garbage = '\u0000{ what nobody signed';

const proxied = (
  part: Part,
  kinds: Exclude<Trouble, 'none'>[],
  proxyOf: (site: FaultSite) => FaultProxy | null,
): Fault[] =>
  kinds.map((kind) => ({
    part,
    kind,
    begin: (site) => {
      proxyOf(site)?.set(kind);
      return Promise.resolve(() => proxyOf(site)?.set('none'));
    },
  }));

const kill = (service: Service): void => {
  if (service.pid !== undefined) process.kill(service.pid, 'SIGKILL');
};

/** Repeats two steps in turn until it is ended, which ends with the second. */
function inTurn(first: () => void, second: () => void): () => void {
  let isFirst = false;
  const timer = setInterval(() => {
    isFirst = !isFirst;
    if (isFirst) first();
    else second();
  }, flapMs);
  return () => {
    clearInterval(timer);
    second();
  };
}

const killed = (part: Part, kind: string, serviceOf: (site: FaultSite) => Service): Fault => ({
  part,
  kind,
  ofShell: part === 'shell',
  begin: async (site) => {
    kill(serviceOf(site));
    if (kind === 'flapping') {
      await sleep(1500);
      kill(serviceOf(site));
    }
    return () => undefined;
  },
});

/** Stops and continues a process, which then has not ended and does not answer either. */
const stopped = (part: Part, serviceOf: (site: FaultSite) => Service): Fault => ({
  part,
  kind: 'slow',
  ofShell: part === 'shell',
  begin: (site) => {
    const send = (signal: NodeJS.Signals) => {
      const { pid } = serviceOf(site);
      if (pid !== undefined) process.kill(pid, signal);
    };
    return Promise.resolve(
      inTurn(
        () => send('SIGSTOP'),
        () => send('SIGCONT'),
      ),
    );
  },
});

/** The folder of the live version of a remote that shows no page to visitors. */
async function versionFolder({ remotesFolder }: FaultSite): Promise<string> {
  const { version } = (await readRegistry(remotesFolder)).remotes['mfe-translations']!;
  return path.join(remotesFolder, 'mfe-translations', version);
}

const moved = (file: string) => {
  const away = `${file}.away`;
  return {
    away: () => void (existsSync(file) && renameSync(file, away)),
    back: () => void (existsSync(away) && !existsSync(file) && renameSync(away, file)),
  };
};

const remoteFault = (kind: 'dead' | 'wrong' | 'flapping'): Fault => ({
  part: 'remote',
  kind,
  begin: async (site) => {
    const folder = await versionFolder(site);
    if (kind === 'wrong') {
      const file = path.join(folder, 'remote.json');
      const text = readFileSync(file);
      writeFileSync(file, garbage);
      return () => writeFileSync(file, text);
    }
    const { away, back } = moved(folder);
    if (kind === 'flapping') return inTurn(away, back);
    away();
    return back;
  },
});

/** What is signed: the shell believes these files and nothing else. */
const signedFiles = ({ remotesFolder }: FaultSite): string[] => {
  const metadata = path.join(remotesFolder, 'metadata');
  return [
    path.join(remotesFolder, 'registry.json'),
    ...readdirSync(metadata)
      .filter((name) => /^timestamp/.test(name))
      .map((name) => path.join(metadata, name)),
  ];
};

const registryFault = (kind: 'dead' | 'wrong' | 'flapping'): Fault => ({
  part: 'registry',
  kind,
  begin: (site) => {
    if (kind === 'flapping') {
      // While they are away nobody can sign anything newer, which they would replace.
      const all = signedFiles(site).map(moved);
      const each = (turn: 'away' | 'back') => () => all.forEach((one) => one[turn]());
      return Promise.resolve(inTurn(each('away'), each('back')));
    }
    const files = signedFiles(site).map((file) => ({ file, text: readFileSync(file) }));
    const spoil = () => {
      for (const { file } of files)
        if (kind === 'dead') rmSync(file, { force: true });
        else writeFileSync(file, garbage);
    };
    // What a team has signed anew meanwhile is newer than what was here.
    const mend = () => {
      const isSpoilt = (file: string) => !existsSync(file) || readFileSync(file, 'utf8') === garbage;
      for (const { file, text } of files) if (isSpoilt(file)) writeFileSync(file, text);
    };
    spoil();
    return Promise.resolve(mend);
  },
});

const fullDisk: Fault = {
  part: 'disk',
  kind: 'full',
  begin: ({ dataFolder }) => {
    const filler = path.join(dataFolder, 'filler');
    const { bavail, bsize } = statfsSync(dataFolder);
    // Larger than what is left: the file gets all of it.
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      writeFileSync(`${filler}-rest`, Buffer.alloc(64 * 1024));
    } catch {
      // It is full.
    }
    return Promise.resolve(() => {
      for (const file of [filler, `${filler}-rest`]) rmSync(file, { force: true });
    });
  },
};

const clockFault = (kind: string, offsetsMs: number[]): Fault => ({
  part: 'clock',
  kind,
  begin: async (site) => {
    for (const offsetMs of offsetsMs) {
      site.setClock(offsetMs);
      await sleep(offsetsMs.length > 1 ? 400 : 0);
    }
    return () => site.setClock(0);
  },
});

const shellOf = ({ shell }: FaultSite) => shell;
const apiOf = ({ api }: FaultSite) => api;

/** Those that hurt most and cost least. */
const shortOnes = [
  'remote wrong',
  'registry wrong',
  'shell dead',
  'API wrong',
  'mail dead',
  'disk full',
  'clock wrong',
];

/** Every trouble that the runner can make, each with the part that it is of. */
const all: Fault[] = [
  remoteFault('dead'),
  remoteFault('wrong'),
  remoteFault('flapping'),
  registryFault('dead'),
  registryFault('wrong'),
  registryFault('flapping'),
  killed('shell', 'dead', shellOf),
  stopped('shell', shellOf),
  killed('shell', 'flapping', shellOf),
  killed('API', 'dead', apiOf),
  stopped('API', apiOf),
  killed('API', 'flapping', apiOf),
  ...proxied('API', ['dead', 'slow', 'wrong', 'flapping'], ({ proxies }) => proxies.api),
  ...proxied('database', ['dead', 'slow', 'wrong', 'flapping', 'silent'], ({ proxies }) => proxies.database),
  ...proxied('mail', ['dead', 'slow', 'wrong', 'flapping', 'silent'], ({ proxies }) => proxies.mail),
  fullDisk,
  clockFault('wrong', [2 * dayMs]),
  clockFault('slow', [-2 * dayMs]),
  clockFault('flapping', [dayMs, -dayMs, dayMs]),
];

const isShort = ({ part, kind }: Fault): boolean => shortOnes.includes(`${part} ${kind}`);

/** The troubles of a part. @param isFull whether all of them, and not only those of `npm test` */
export const faultsOf = (part: Part, isFull: boolean): Fault[] =>
  all.filter((fault) => fault.part === part && (isFull || isShort(fault)));
