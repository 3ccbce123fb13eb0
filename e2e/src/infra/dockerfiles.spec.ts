import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from '@playwright/test';
import { inRoot, remotes, root } from '@lens/tools/product/folders';
import {
  dockerfiles,
  dockerfileText,
  imageOf,
  textsOf,
  stagesOf,
  variablesOf,
  argumentsOf,
} from './dockerfile.ts';

const workspaces = execFileSync('npm', ['query', '.workspace', '--json'], { cwd: root, encoding: 'utf8' });
const locations = (JSON.parse(workspaces) as { location: string }[]).map(({ location }) => location).sort();

const services = ['api.Dockerfile', 'shell.Dockerfile'];

test('there is a Dockerfile for the API, the remotes and the shell', () => {
  expect(dockerfiles.sort()).toEqual(['api.Dockerfile', 'remotes.Dockerfile', 'shell.Dockerfile']);
});

for (const name of dockerfiles) {
  test.describe(`Dockerfile ${name}`, () => {
    test('is valid', () => {
      expect(validate(dockerfileText(name))).toEqual([]);
    });

    test('uses one exact version of Node for every stage', () => {
      const names = stagesOf(name).map((stage) => stage.name);
      const images = stagesOf(name)
        .map(({ from }) => from)
        .filter((from) => !names.includes(from));
      expect(new Set(images).size).toBe(1);
      expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
    });

    test('installs from the lock file, with the manifest of every workspace', () => {
      const manifests = stagesOf(name)[0]!;
      const copied = textsOf(manifests, 'COPY').map((text) => text.split(' '));
      expect(copied[0]).toEqual(['package.json', 'package-lock.json', '.npmrc', './']);
      expect(
        copied
          .slice(1)
          .map(([, to]) => to!.replace(/\/$/, ''))
          .sort(),
      ).toEqual(locations);
      const installs = stagesOf(name).flatMap((stage) =>
        textsOf(stage, 'RUN').filter((run) => /^npm /.test(run)),
      );
      expect(installs).toEqual([
        'npm ci',
        expect.stringMatching(/^npm ci --omit=dev --omit=peer --workspace=@lens\//),
      ]);
    });

    test('runs as an unprivileged user, in production, and contains no secret', () => {
      const image = imageOf(name);
      expect(textsOf(image, 'USER')).toEqual(['node']);
      const keywords = image.instructions.map(({ keyword }) => keyword);
      expect(keywords.lastIndexOf('RUN')).toBeLessThan(keywords.indexOf('USER'));
      expect(variablesOf(image)).toMatchObject({ NODE_ENV: 'production' });
      expect(Object.keys(variablesOf(image)).filter((key) => /SECRET|PASSWORD|DATABASE/.test(key))).toEqual(
        [],
      );
      expect(textsOf(image, 'ARG')).toEqual([]);
    });

    test('starts Node itself, so that signals reach it', () => {
      const image = imageOf(name);
      const words = [...textsOf(image, 'ENTRYPOINT'), ...textsOf(image, 'CMD')].flatMap(argumentsOf);
      expect(words[0]).toBe('node');
      const script = words.slice(1).find((word) => !word.startsWith('--'));
      expect(existsSync(inRoot(script!))).toBe(true);
    });
  });
}

for (const name of services) {
  test(`${name} listens on all addresses, exposes that port and checks its health there`, () => {
    const image = imageOf(name);
    const { HOST, PORT, API_PORT } = variablesOf(image);
    expect(HOST).toBe('0.0.0.0');
    expect(textsOf(image, 'EXPOSE')).toEqual([PORT ?? API_PORT]);
    expect(textsOf(image, 'HEALTHCHECK')).toHaveLength(1);
  });
}

test('the image of the remotes publishes every remote of this repository', () => {
  const words = textsOf(imageOf('remotes.Dockerfile'), 'CMD').flatMap(argumentsOf);
  expect(words).toEqual(['publish', ...remotes.map((name) => `builds/${name}`)]);
});
