import { readReport } from './wrk.ts';

const report = `Running 5s test @ http://127.0.0.1:3000/es
  1 threads and 10 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   480.11us    1.20ms  20.64ms   97.27%
    Req/Sec    27.11k     5.53k   34.68k    74.00%
  Latency Distribution
     50%  319.00us
     75%  401.00us
     90%  612.00us
     99%    5.13ms
  134999 requests in 5.00s, 2.79GB read
Requests/sec:  26984.11
Transfer/sec:    571.03MB
`;

test('A report of wrk is read in requests per second and milliseconds', () => {
  expect(readReport(report)).toEqual({ rate: 26_984.11, p50: 0.319, p99: 5.13, failed: 0 });
});

test('Answers that are errors and requests without one count as failed', () => {
  const failures = `${report}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\n`;
  expect(readReport(failures).failed).toBe(46);
});

test('A report without its figures is refused', () => {
  expect(() => readReport('unable to connect')).toThrow('wrk reported no rate.');
});
