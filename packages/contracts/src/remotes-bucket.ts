import { z } from 'zod';
import { EnvironmentError, parseEnvironment } from './environment.js';

/** A bucket of an S3-compatible service that holds what a folder of remotes holds (decision 081). */
export interface RemotesBucket {
  /** The address of the bucket, ending in a slash. */
  address: string;
  region: string;
  /** What every key begins with: empty, or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

/** The variables that name it; without `REMOTES_BUCKET` there is none. */
export const remotesBucketVariables = {
  REMOTES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Use the name of a bucket.')
    .optional(),
  /** The address of an S3-compatible service; Amazon S3 without it. */
  REMOTES_BUCKET_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  REMOTES_BUCKET_REGION: z.string().min(1).default('us-east-1'),
  /** A folder within the bucket. */
  REMOTES_BUCKET_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'Use letters, digits, ".", "-" and "_", with "/" between folders.')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};

const schema = z.object(remotesBucketVariables);

/** Amazon names hosts after buckets; a name with a dot would match no certificate. */
const amazonAddress = (bucket: string, region: string): string =>
  bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}/`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;

/** @throws EnvironmentError if variables are bad or, beside `REMOTES_BUCKET`, missing */
export function resolveRemotesBucket(variables: Record<string, string | undefined>): RemotesBucket | null {
  const parsed = parseEnvironment(schema, variables);
  const { REMOTES_BUCKET: bucket, REMOTES_BUCKET_ENDPOINT: endpoint, REMOTES_BUCKET_REGION: region } = parsed;
  if (bucket === undefined) return null;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = parsed;
  if (!accessKeyId || !secretAccessKey)
    throw new EnvironmentError(
      [
        ...(accessKeyId ? [] : ['AWS_ACCESS_KEY_ID']),
        ...(secretAccessKey ? [] : ['AWS_SECRET_ACCESS_KEY']),
      ].map((name) => `${name}: Required with REMOTES_BUCKET.`),
    );
  const prefix = parsed.REMOTES_BUCKET_PREFIX?.replace(/\/$/, '');
  return {
    address: endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}/` : amazonAddress(bucket, region),
    region,
    prefix: prefix ? `${prefix}/` : '',
    accessKeyId,
    secretAccessKey,
    sessionToken: parsed.AWS_SESSION_TOKEN,
  };
}
