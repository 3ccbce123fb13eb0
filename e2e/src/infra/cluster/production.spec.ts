import { expect, test } from '@playwright/test';
import { readEnvironment as readApi } from '../../../../api/src/config/env.ts';
import { readEnvironment as readShell } from '../../../../shell/src/server/env.ts';
import { imageOf, variablesOf } from '../dockerfile.ts';
import { environmentOf } from './environment.ts';
import { ofKind, workloadsOf, type Container } from './manifest.ts';
import { overlays, released } from './rendered.ts';
import type { Overlay } from './render.ts';

const secrets: Record<string, string> = {
  uri: 'postgresql://lens:x@database-rw.lens:5432/lens',
  'jwt-secret': 'only-for-this-test-'.repeat(2),
  'admin-username': 'first',
  'admin-password': 'a-password-of-this-test',
  'access-key-id': 'key',
  'secret-access-key': 'secret',
  recipients: `age1${'q'.repeat(58)}`,
};

/** The variables with which the process of a container starts: those of its image and those of its manifest. */
function variablesIn(
  overlay: Overlay,
  name: string,
): { container: Container; variables: Record<string, string> } {
  const manifests = released(overlay);
  const container = workloadsOf(manifests)
    .flatMap(({ pod }) => pod.containers)
    .find((each) => each.name === name)!;
  const image = name === 'shell' ? 'shell' : 'api';
  return {
    container,
    variables: {
      ...variablesOf(imageOf(`${image}.Dockerfile`)),
      ...environmentOf(container, manifests, (_, key) => secrets[key]),
    },
  };
}

test.describe('Cluster', { tag: '@kustomize' }, () => {
  for (const overlay of overlays)
    test(`${overlay}: API, migration, backup and shell start in production and find each other [CLUSTER-8, BACKUP-9]`, () => {
      const services = ofKind(released(overlay), 'Service').map(({ metadata, spec }) => ({
        name: metadata.name,
        ports: (spec!['ports'] as { port: number }[]).map(({ port }) => port),
      }));
      const { container, variables } = variablesIn(overlay, 'api');
      const api = readApi(variables, '/app');
      expect(api).toMatchObject({
        mode: 'production',
        host: '0.0.0.0',
        publicUrl: 'https://www.example.com',
      });
      expect(api.media.kind).toBe(overlay === 'one-node' ? 'disk' : 's3');
      expect(readApi(variablesIn(overlay, 'migrate').variables, '/app')).toMatchObject({
        database: api.database,
        admin: api.admin,
        media: api.media,
      });
      const backup = variablesIn(overlay, 'backup');
      const ofBackup = readApi(backup.variables, '/app');
      expect(ofBackup).toMatchObject({ database: api.database, media: api.media, dataDir: api.dataDir });
      expect(ofBackup.backups!.recipients).toHaveLength(1);
      const writable = backup.container.volumeMounts!.filter(({ readOnly }) => !readOnly);
      expect(writable.map(({ mountPath }) => mountPath)).toEqual(['/tmp', ofBackup.backups!.folder]);
      const remotesMount = backup.container.volumeMounts!.some(
        ({ mountPath }) => mountPath === ofBackup.remotesDir,
      );
      expect(remotesMount).toBe(overlay === 'one-node');
      const mounted = container.volumeMounts!.map(({ mountPath }) => mountPath);
      expect(mounted).not.toContain(ofBackup.backups!.folder);
      expect(mounted).toEqual(expect.arrayContaining([api.dataDir, api.remotesDir]));

      const { container: ofShell, variables: given } = variablesIn(overlay, 'shell');
      const shell = readShell(given, '/app');
      for (const address of [shell.apiUrl, api.shellUrl]) {
        const { hostname, port } = new URL(address);
        expect(services.find(({ name }) => name === hostname)?.ports, address).toContain(Number(port));
      }
      const { dataFolder, remotesFolder, siteStateFolder, trustedRoot } = shell;
      for (const folder of [dataFolder, remotesFolder, siteStateFolder!])
        expect(ofShell.volumeMounts!.map(({ mountPath }) => mountPath)).toContain(folder);
      expect(shell.remotesBucket?.address ?? null).toBe(
        overlay === 'one-node' ? null : 'https://s3.example.com/lens-remotes/',
      );
      expect(api.remotesBucket?.address).toBe(shell.remotesBucket?.address);
      expect(trustedRoot).toBe('/etc/lens/root.json');
      expect(
        ofShell.volumeMounts!.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath),
      ).toEqual(
        overlay === 'one-node'
          ? ['/tmp', dataFolder, siteStateFolder]
          : expect.arrayContaining(['/tmp', dataFolder, siteStateFolder, remotesFolder]),
      );
    });
});
