import { resolve } from 'node:path';
import { z } from 'zod';
import { httpAddress } from './http-address.js';

export interface S3Target {
  /** Of whoever speaks S3; undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface DiskTarget {
  folder: string;
  /** For files that are not whole yet; on the same file system. */
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

const requiredForS3 = (what: string) => z.string({ error: `Required with MEDIA_STORE=s3: ${what}.` }).min(1);

/** What a bucket cannot be reached without. */
export const s3Variables = {
  S3_BUCKET: requiredForS3('the name of the bucket'),
  S3_ACCESS_KEY_ID: requiredForS3('the key of an account that reads and writes the bucket'),
  S3_SECRET_ACCESS_KEY: requiredForS3('the secret that belongs to the key'),
};

type Variables = z.infer<z.ZodObject<typeof mediaVariables>>;

/** Where files stand while they arrive. */
export const uploadFolder = (dataDir: string): string => resolve(dataDir, 'uploads');

/** Where pictures are kept. Takes variables that fit `s3Variables` too, if they ask for a bucket. */
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
