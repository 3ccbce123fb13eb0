import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  annotations: { summary: string };
}

export const folder = inRoot('infra', 'observability');
export const rulesFile = `${folder}/alerts.yaml`;

const { groups } = parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
export const alertNames = rules.map(({ alert }) => alert);

/** What an alert says, with its labels filled in. */
export function summaryOf(alertname: string, labels: Record<string, string>): string {
  const { summary } = rules.find(({ alert }) => alert === alertname)!.annotations;
  return summary.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? '');
}

/** The metrics of ours that a text asks for. */
export const metricsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:api|browser|http|nodejs|process|shell|web)_[a-z0-9_]+\b/g)),
];
