import type { IncomingHttpHeaders } from 'node:http';
import type { Device } from '#schemas/site/vital-buckets.ts';

/** Whether a phone or a computer sent a request, by the headers of its browser; nothing else of them is used. */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  const { 'sec-ch-ua-mobile': hint, 'user-agent': agent = '' } = headers;
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return /Mobi|Android/.test(agent) ? 'mobile' : 'desktop';
}
