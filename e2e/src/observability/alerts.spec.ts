import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findPromtool } from '@lens/tools/engines/find';
import { inRoot } from '@lens/tools/product/folders';
import { temporaryFolder } from '../fixtures/isolated-environment.ts';
import { alertNames, folder, rulesFile, summaryOf } from './alerts.ts';
import { healthy, troubles, type Series } from './troubles.ts';

/** @returns what the tool of Prometheus says, and whether it found nothing wrong */
function promtool(...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(findPromtool()!, args);
  return { ok: status === 0, output: `${stdout.toString()}${stderr.toString()}` };
}

/** Lets Prometheus evaluate the rules. @param firing the labels of alerts that fire; no other one may */
function evaluate(series: Series, at: string, firing: Record<string, Record<string, string>>) {
  const tests = [
    {
      interval: '15s',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: alertNames.map((alertname) => {
        const labels = firing[alertname];
        const expected = labels && {
          exp_labels: labels,
          exp_annotations: { summary: summaryOf(alertname, labels) },
        };
        return { eval_time: at, alertname, exp_alerts: expected ? [expected] : [] };
      }),
    },
  ];
  const home = temporaryFolder();
  const file = path.join(home, 'tests.yaml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], evaluation_interval: '15s', tests }));
  const result = promtool('test', 'rules', file);
  rmSync(home, { recursive: true });
  return result;
}

test('operations.md says for each alert what to do, and for nothing else [ALERT-4]', () => {
  const [, sections = ''] = readFileSync(inRoot('docs', 'operations.md'), 'utf8').split('\n## Alerts\n');
  const titles = [...sections.matchAll(/^### (\w+)$/gm)].map(([, title]) => title);
  expect(titles.sort()).toEqual([...alertNames].sort());
});

test.describe('Alerts', { tag: '@prometheus' }, () => {
  test('Prometheus accepts rules and configuration, and there is a trouble for each alert [ALERT-1]', () => {
    expect(promtool('check', 'config', `${folder}/prometheus.yaml`)).toMatchObject({ ok: true });
    expect(Object.keys(troubles).sort()).toEqual([...alertNames].sort());
  });

  for (const [alertname, { series, at, labels }] of Object.entries(troubles))
    test(`${alertname} fires, and no other alert [ALERT-2]`, () => {
      expect(evaluate({ ...healthy, ...series }, at, { [alertname]: labels })).toMatchObject({ ok: true });
    });

  test('a backup from the future is no good one, and one of yesterday is [ALERT-5]', () => {
    const backup = (secondsAgo: number) => ({
      'api_backup_last_good_timestamp_seconds{service="api",job="api"}': `${-secondsAgo}+0x480`,
    });
    const old = { BackupOld: troubles['BackupOld']!.labels };
    expect(evaluate({ ...healthy, ...backup(-4 * 3600) }, '30m', old)).toMatchObject({ ok: true });
    expect(evaluate({ ...healthy, ...backup(34 * 3600) }, '30m', {})).toMatchObject({ ok: true });
  });

  test('none fires on a good day, and an alert that does not fire is found [ALERT-3]', () => {
    expect(evaluate(healthy, '2h', {})).toMatchObject({ ok: true });
    const { ok, output } = evaluate(healthy, '2h', { ApiDown: troubles['ApiDown']!.labels });
    expect([ok, output.includes('alertname: ApiDown')]).toEqual([false, true]);
  });
});
