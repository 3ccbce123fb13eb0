import { parseArgs } from 'node:util';
import type { Store } from '../signing/store.ts';
import { adopt } from './adopt.ts';
import { allowRemoteKeys, countersign, createKeys, describeKeys, rotateAndDescribe } from './key-commands.ts';
import { renew } from './sign-published.ts';

/** The commands about keys, in the help of both programs. */
export const keyUsage = [
  'keys create                  makes the keys of a new folder of remotes, and root.json, which names them',
  'keys create <remote>         makes a key for the team of a remote, and prints its public key',
  'keys allow <remote> <key>…   says which public keys sign a remote from now on: these and no others',
  '  --add                      these, and those that sign it now',
  '  --threshold <number>       how many of them have to sign a version (1)',
  'keys rotate <role|remote>    replaces keys by new ones, which sign what the old ones signed',
  'keys sign <remote>           adds this folder’s signature to a version that needs several',
  'keys list                    lists roles, their keys (a star: it is here), and when their signatures expire',
  'renew                        signs what is live anew, for 7 more days; with --all everything whose keys are here',
  'adopt                        signs a folder as it is: one from before remotes were signed, or from a backup',
  'Keys are files in KEYS_DIR. The roles are root, targets, release, snapshot and timestamp.',
];

function requireArgument(value: string | undefined, what: string): string {
  if (!value) throw new Error(`${what} is missing. The commands are:\n${keyUsage.join('\n')}`);
  return value;
}

interface AllowOptions {
  threshold: number;
  add: boolean;
}

const actions: Record<string, (store: Store, args: string[], options: AllowOptions) => Promise<string[]>> = {
  create: (store, [remote]) => createKeys(store, remote),
  allow: (store, [remote, ...keys], options) =>
    allowRemoteKeys(store, requireArgument(remote, 'The remote'), {
      publicKeys: [requireArgument(keys[0], 'A public key'), ...keys.slice(1)],
      ...options,
    }),
  rotate: (store, [name]) => rotateAndDescribe(store, requireArgument(name, 'The role or the remote')),
  sign: (store, [remote]) => countersign(store, requireArgument(remote, 'The remote')),
  list: (store) => describeKeys(store),
};

type Command = (args: string[]) => Promise<string[]>;

/** The commands about keys. Each returns the lines to print. */
export const keyCommands = (findStore: () => Store): Record<'keys' | 'renew' | 'adopt', Command> => ({
  keys: (args) => {
    const options = {
      threshold: { type: 'string', default: '1' },
      add: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name = '', ...rest] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new Error(`There is no command "keys ${name}". The commands are:\n${keyUsage.join('\n')}`);
    return action(findStore(), rest, { threshold: Number(values.threshold), add: values.add });
  },
  renew: (args) => {
    const { values } = parseArgs({ args, options: { all: { type: 'boolean' } } });
    return renew(findStore(), { all: values.all ?? false });
  },
  adopt: () => adopt(findStore()),
});
