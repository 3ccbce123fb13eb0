import { resolve } from 'node:path';
import { z } from 'zod';

/** How many backups are kept: the newest of so many days, weeks and months. */
export interface KeepRules {
  daily: number;
  weekly: number;
  monthly: number;
}

export interface BackupPlan {
  /** Absolute path of the folder that holds nothing but backups. */
  folder: string;
  /** Public keys of age. Whoever has one of the private keys can read the backups; this machine cannot. */
  recipients: string[];
  keep: KeepRules;
}

const splitList = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

const publicKeys = (missingMessage?: string) =>
  z
    .string({ error: missingMessage })
    .transform(splitList)
    .refine((keys) => keys.length > 0 && keys.every((key) => /^age1[a-z0-9]{58}$/.test(key)), {
      error: 'Use public keys of age (age1…, 62 characters), separated by commas.',
    });

const keepRules = z
  .string()
  .regex(/^daily=\d{1,3},weekly=\d{1,3},monthly=\d{1,3}$/, 'Use daily=7,weekly=5,monthly=12.')
  .default('daily=7,weekly=5,monthly=12')
  .transform((text): KeepRules => {
    const [daily = 0, weekly = 0, monthly = 0] = text.match(/\d+/g)!.map(Number);
    return { daily, weekly, monthly };
  });

export const backupVariables = {
  BACKUPS_DIR: z.string().min(1).optional(),
  BACKUP_RECIPIENTS: publicKeys().optional(),
  BACKUPS_KEEP: keepRules,
};

/** The variables that a folder of backups requires. */
export const recipientVariables = {
  BACKUP_RECIPIENTS: publicKeys(
    'Required with BACKUPS_DIR: the public key for which backups are encrypted. ' +
      'The command `npm run backups -- key` makes one.',
  ),
};

type Variables = z.infer<z.ZodObject<typeof backupVariables>>;

/** Undefined without a folder. With one the variables must have passed `recipientVariables` too. */
export function backupPlan(
  { BACKUPS_DIR: folder, BACKUP_RECIPIENTS: recipients, BACKUPS_KEEP: keep }: Variables,
  directory: string,
): BackupPlan | undefined {
  return folder && recipients ? { folder: resolve(directory, folder), recipients, keep } : undefined;
}
