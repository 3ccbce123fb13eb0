import { EnvironmentError } from './environment.js';
import { resolveRemotesBucket } from './remotes-bucket.js';

const account = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test('without its name there is no bucket, whatever else is set', () => {
  expect(resolveRemotesBucket({})).toBeNull();
  expect(resolveRemotesBucket({ ...account, REMOTES_BUCKET: '', REMOTES_BUCKET_REGION: 'eu-1' })).toBeNull();
});

test.each([
  ['of Amazon', {}, 'https://lens-remotes.s3.us-east-1.amazonaws.com/', ''],
  [
    'whose name no certificate has',
    { REMOTES_BUCKET: 'lens.remotes' },
    'https://s3.us-east-1.amazonaws.com/lens.remotes/',
    '',
  ],
  [
    'of another service, in a folder',
    { REMOTES_BUCKET_ENDPOINT: 'http://store:9000/', REMOTES_BUCKET_PREFIX: 'site/live/' },
    'http://store:9000/lens-remotes/',
    'site/live/',
  ],
])('a bucket %s has an address', (_, variables, address, prefix) => {
  const bucket = resolveRemotesBucket({ ...account, REMOTES_BUCKET: 'lens-remotes', ...variables });
  expect(bucket).toMatchObject({ address, prefix, accessKeyId: 'key', sessionToken: undefined });
});

test.each([
  [{ REMOTES_BUCKET: 'Not A Bucket', ...account }, 'REMOTES_BUCKET'],
  [{ REMOTES_BUCKET: 'lens-remotes', ...account, REMOTES_BUCKET_PREFIX: '/x' }, 'REMOTES_BUCKET_PREFIX'],
  [
    { REMOTES_BUCKET: 'lens-remotes', ...account, REMOTES_BUCKET_ENDPOINT: 'store' },
    'REMOTES_BUCKET_ENDPOINT',
  ],
  [{ REMOTES_BUCKET: 'lens-remotes', AWS_ACCESS_KEY_ID: 'key' }, 'AWS_SECRET_ACCESS_KEY'],
  [{ REMOTES_BUCKET: 'lens-remotes', AWS_SECRET_ACCESS_KEY: 'secret' }, 'AWS_ACCESS_KEY_ID'],
])('a bad or missing variable is named: %j', (variables, name) => {
  expect(() => resolveRemotesBucket(variables)).toThrow(EnvironmentError);
  expect(() => resolveRemotesBucket(variables)).toThrow(new RegExp(`- ${name}: `));
});
