import { resolve } from 'node:path';
import { z } from 'zod';
import { httpAddress } from './http-address.js';

export interface S3Target {
  /** The address of an S3-compatible service; undefined for Amazon S3. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface DiskTarget {
  folder: string;
  /** For incomplete files; on the same file system. */
  temporary: string;
}

export type MediaTarget = ({ kind: 'disk' } & DiskTarget) | ({ kind: 's3' } & S3Target);

export const mediaVariables = {
  MEDIA_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: httpAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

const requiredForS3 = (description: string) =>
  z.string({ error: `Required with MEDIA_STORE=s3: ${description}.` }).min(1);

/** The variables that a bucket requires. */
export const s3Variables = {
  S3_BUCKET: requiredForS3('the name of the bucket'),
  S3_ACCESS_KEY_ID: requiredForS3('the key of an account that reads and writes the bucket'),
  S3_SECRET_ACCESS_KEY: requiredForS3('the secret that belongs to the key'),
};

type Variables = z.infer<z.ZodObject<typeof mediaVariables>>;

/** The folder for uploads that are not complete yet. */
export const uploadFolder = (dataDir: string): string => resolve(dataDir, 'uploads');

/** Where pictures are stored. With `MEDIA_STORE=s3` the variables must have passed `s3Variables` too. */
export function mediaTarget(variables: Variables, dataDir: string): MediaTarget {
  if (variables.MEDIA_STORE === 'disk')
    return { kind: 'disk', folder: resolve(dataDir, 'media'), temporary: uploadFolder(dataDir) };
  return {
    kind: 's3',
    endpoint: variables.S3_ENDPOINT,
    region: variables.S3_REGION,
    bucket: variables.S3_BUCKET!,
    accessKeyId: variables.S3_ACCESS_KEY_ID!,
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY!,
  };
}
