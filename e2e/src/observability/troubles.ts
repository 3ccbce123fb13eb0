/** Samples of series, one every 15 seconds, in the notation of Prometheus' tests: `1+2x3` is 1, 3, 5, 7. */
export type Series = Record<string, string>;

interface Trouble {
  series: Series;
  /** When the alert has to fire. */
  at: string;
  labels: Record<string, string>;
}

const hours = 480;
const steady = (value: number): string => `${value}+0x${hours}`;
const growing = (step: number): string => `0+${step}x${hours}`;

const pages = 'http_requests_total{service="shell",method="GET",route="/",status="200",job="shell"}';
const pageBucket = (le: string) =>
  `http_request_duration_seconds_bucket{service="shell",method="GET",route="/",le="${le}",job="shell"}`;
const vitals = (le: string) => `web_vitals_seconds_bucket{name="LCP",service="api",le="${le}",job="api"}`;
const ofShell = '{service="shell",job="shell"}';
const ofApi = '{service="api",job="api"}';

/** A site with visitors, on a good day. */
export const healthy: Series = {
  'up{job="shell"}': steady(1),
  'up{job="api"}': steady(1),
  [`api_database_up${ofApi}`]: steady(1),
  [`shell_registry_usable${ofShell}`]: steady(1),
  [`shell_bucket_followed${ofShell}`]: steady(1),
  [`shell_remotes_not_served${ofShell}`]: steady(0),
  [pages]: growing(150),
  'http_requests_total{service="shell",method="GET",route="/",status="503",job="shell"}': growing(1),
  [pageBucket('0.1')]: growing(150),
  [pageBucket('1')]: growing(150),
  [pageBucket('+Inf')]: growing(150),
  [`shell_pages_refused_total${ofShell}`]: steady(0),
  'shell_remote_failures_total{remote="mfe-public",version="1",service="shell",job="shell"}': steady(3),
  'browser_remote_failures_total{remote="unknown",version="unknown",stage="load",service="api",job="api"}':
    growing(5),
  [vitals('1.2')]: growing(10),
  [vitals('2.5')]: growing(10),
  [vitals('4')]: growing(10),
  [vitals('+Inf')]: growing(10),
  'web_vitals_seconds_count{name="LCP",service="api",job="api"}': growing(10),
  'http_requests_total{service="api",method="POST",route="/api/consultations",status="201",job="api"}':
    growing(1),
  [`api_mail_oldest_queued_seconds${ofApi}`]: steady(2),
  'api_mails{status="failed",service="api",job="api"}': steady(2),
  [`api_backup_last_good_timestamp_seconds${ofApi}`]: steady(0),
  'api_job_passes_total{background_job="Dispatcher",result="failed",service="api",job="api"}': steady(1),
  [`nodejs_eventloop_lag_p99_seconds${ofShell}`]: steady(0.02),
  [`process_resident_memory_bytes${ofShell}`]: steady(150e6),
};

const page = { severity: 'page' };
const ticket = { severity: 'ticket' };
const shell = { service: 'shell', job: 'shell' };
const api = { service: 'api', job: 'api' };

/** For each alert something that goes wrong. */
export const troubles: Record<string, Trouble> = {
  ShellDown: { series: { 'up{job="shell"}': steady(0) }, at: '2m', labels: { ...page, job: 'shell' } },
  ApiDown: { series: { 'up{job="api"}': steady(0) }, at: '2m', labels: { ...page, job: 'api' } },
  DatabaseDown: {
    series: { [`api_database_up${ofApi}`]: steady(0) },
    at: '2m',
    labels: { ...page, ...api },
  },
  RegistryNotUsable: {
    series: { [`shell_registry_usable${ofShell}`]: steady(0) },
    at: '3m',
    labels: { ...page, ...shell },
  },
  BucketNotFollowed: {
    series: { [`shell_bucket_followed${ofShell}`]: steady(0) },
    at: '6m',
    labels: { ...page, ...shell },
  },
  RemoteNotServed: {
    series: { [`shell_remotes_not_served${ofShell}`]: steady(1) },
    at: '6m',
    labels: { ...ticket, ...shell },
  },
  PagesFail: {
    series: {
      'http_requests_total{service="shell",method="GET",route="/",status="503",job="shell"}': growing(5),
    },
    at: '15m',
    labels: page,
  },
  PagesRefused: {
    series: { [`shell_pages_refused_total${ofShell}`]: growing(1) },
    at: '5m',
    labels: page,
  },
  PagesSlow: {
    series: {
      [pageBucket('0.1')]: growing(100),
      [pageBucket('1')]: growing(140),
      [pageBucket('5')]: growing(150),
    },
    at: '20m',
    labels: ticket,
  },
  RemoteFails: {
    series: {
      'shell_remote_failures_total{remote="mfe-public",version="2",service="shell",job="shell"}': growing(1),
    },
    at: '10m',
    labels: { ...page, remote: 'mfe-public', version: '2' },
  },
  SlowForVisitors: {
    series: { [vitals('1.2')]: growing(3), [vitals('2.5')]: growing(5) },
    at: '2h',
    labels: ticket,
  },
  RequestsNotStored: {
    series: {
      'http_requests_total{service="api",method="POST",route="/api/consultations",status="503",job="api"}':
        '0x20 0+1x5',
    },
    at: '7m',
    labels: page,
  },
  MailsWait: {
    series: { [`api_mail_oldest_queued_seconds${ofApi}`]: growing(15) },
    at: '21m',
    labels: page,
  },
  MailsFailed: {
    series: { 'api_mails{status="failed",service="api",job="api"}': '2x20 3x460' },
    at: '30m',
    labels: ticket,
  },
  BackupOld: {
    // Tests begin at the time 0.
    series: { [`api_backup_last_good_timestamp_seconds${ofApi}`]: steady(-36 * 3600) },
    at: '12m',
    labels: ticket,
  },
  JobFails: {
    series: {
      'api_job_passes_total{background_job="Dispatcher",result="failed",service="api",job="api"}': growing(1),
    },
    at: '10m',
    labels: { ...ticket, background_job: 'Dispatcher' },
  },
  EventLoopBlocked: {
    series: { [`nodejs_eventloop_lag_p99_seconds${ofShell}`]: steady(0.8) },
    at: '6m',
    labels: { ...ticket, ...shell },
  },
  MemoryHigh: {
    series: { [`process_resident_memory_bytes${ofShell}`]: steady(900e6) },
    at: '11m',
    labels: { ...ticket, ...shell },
  },
};
