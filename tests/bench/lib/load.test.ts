import { expect, test } from 'vitest';
import { parseAutocannon, parseWrk } from './load.ts';

const report = (extra = '') => `Running 3s test @ http://127.0.0.1:4000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    50.18ms   81.39ms 690.05ms   88.31%
    Req/Sec     1.40k     1.69k    6.11k    80.77%
  Latency Distribution
     50%  786.00us
     75%   69.32ms
     90%  142.91ms
     99%    1.41s
  4074 requests in 3.19s, 3.69MB read
${extra}Requests/sec:   1278.95
Transfer/sec:      1.16MB
`;

test("wrk's report is read in milliseconds", () => {
  expect(parseWrk(report())).toEqual({ rate: 1278.95, p50: 0.786, p99: 1410, bad: 0 });
});

test('error responses and broken connections are counted together', () => {
  const extra = '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n';
  expect(parseWrk(report(extra)).bad).toBe(17);
});

test('a text that is not a report is rejected', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  expect(() => parseAutocannon('nothing')).toThrow(SyntaxError);
});

test("autocannon's report gives the rate over the whole time", () => {
  const json = {
    requests: { total: 900 },
    duration: 3,
    latency: { p50: 2, p99: 9 },
    non2xx: 1,
    errors: 2,
    timeouts: 3,
  };
  expect(parseAutocannon(JSON.stringify(json))).toEqual({ rate: 300, p50: 2, p99: 9, bad: 6 });
});
