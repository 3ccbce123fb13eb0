import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from '@playwright/test';
import { inRoot, remotes, root } from '@lens/tools/product/folders';
import {
  dockerfiles,
  dockerfileText,
  imageOf,
  saying,
  stagesOf,
  variablesOf,
  wordsOf,
} from './dockerfile.ts';

const workspaces = execFileSync('npm', ['query', '.workspace', '--json'], { cwd: root, encoding: 'utf8' });
const locations = (JSON.parse(workspaces) as { location: string }[]).map(({ location }) => location).sort();

const services = ['api.Dockerfile', 'shell.Dockerfile'];

test('there is a Dockerfile for the API, the remotes and the shell', () => {
  expect(dockerfiles.sort()).toEqual(['api.Dockerfile', 'remotes.Dockerfile', 'shell.Dockerfile']);
});

for (const name of dockerfiles) {
  test.describe(`Dockerfile ${name}`, () => {
    test('has no mistakes', () => {
      expect(validate(dockerfileText(name))).toEqual([]);
    });

    test('takes one Node of an exact version for every stage', () => {
      const names = stagesOf(name).map((stage) => stage.name);
      const images = stagesOf(name)
        .map(({ from }) => from)
        .filter((from) => !names.includes(from));
      expect(new Set(images).size).toBe(1);
      expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
    });

    test('installs from the lock file, with the manifest of every workspace', () => {
      const manifests = stagesOf(name)[0]!;
      const copied = saying(manifests, 'COPY').map((text) => text.split(' '));
      expect(copied[0]).toEqual(['package.json', 'package-lock.json', '.npmrc', './']);
      expect(
        copied
          .slice(1)
          .map(([, to]) => to!.replace(/\/$/, ''))
          .sort(),
      ).toEqual(locations);
      const installs = stagesOf(name).flatMap((stage) =>
        saying(stage, 'RUN').filter((run) => /^npm /.test(run)),
      );
      expect(installs).toEqual(['npm ci', expect.stringMatching(/^npm ci --omit=dev --workspace=@lens\//)]);
    });

    test('runs as nobody special, in production, and holds no secret', () => {
      const image = imageOf(name);
      expect(saying(image, 'USER')).toEqual(['node']);
      const keywords = image.instructions.map(({ keyword }) => keyword);
      expect(keywords.lastIndexOf('RUN')).toBeLessThan(keywords.indexOf('USER'));
      expect(variablesOf(image)).toMatchObject({ NODE_ENV: 'production' });
      expect(Object.keys(variablesOf(image)).filter((key) => /SECRET|PASSWORD|DATABASE/.test(key))).toEqual(
        [],
      );
      expect(saying(image, 'ARG')).toEqual([]);
    });

    test('starts Node itself, so that signals reach it', () => {
      const image = imageOf(name);
      const words = [...saying(image, 'ENTRYPOINT'), ...saying(image, 'CMD')].flatMap(wordsOf);
      expect(words[0]).toBe('node');
      expect(existsSync(inRoot(words[1]!))).toBe(true);
    });
  });
}

for (const name of services) {
  test(`${name} listens outside itself, exposes that port and asks it for its health`, () => {
    const image = imageOf(name);
    const { HOST, PORT, API_PORT } = variablesOf(image);
    expect(HOST).toBe('0.0.0.0');
    expect(saying(image, 'EXPOSE')).toEqual([PORT ?? API_PORT]);
    expect(saying(image, 'HEALTHCHECK')).toHaveLength(1);
  });
}

test('the image of the remotes publishes every remote of this repository', () => {
  const words = saying(imageOf('remotes.Dockerfile'), 'CMD').flatMap(wordsOf);
  expect(words).toEqual(['publish', ...remotes.map((name) => `builds/${name}`)]);
});
