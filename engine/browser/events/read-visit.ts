import type { Visit } from '#schemas/site/visit.ts';
import { campaignKey } from './campaign-key.ts';
import { utmInQuery } from './utm-in-query.ts';
import { visitKey } from './visit-key.ts';

/**
 * How this visitor came to the site, for a reservation or an inquiry. Anything may have written to the session storage, so
 * invalid values are left out and never stop a form. Browser only.
 */
export function readVisit(): Visit {
  const [landing, referrer] = stored(visitKey).split('\n');
  const path = landing?.split(/[?#]/)[0];
  const here = utmInQuery(location.search);
  return {
    // Never parts of two campaigns.
    utm: Object.keys(here).length > 0 ? here : utmInQuery(stored(campaignKey)),
    landing: path?.startsWith('/') ? path.slice(0, 300) : null,
    referrer: originOf(referrer),
  };
}

function originOf(referrer = ''): string | null {
  try {
    // Not `URL.parse`, which the oldest browsers lack.
    const { protocol, origin } = new URL(referrer);
    const isOther = /^https?:$/.test(protocol) && origin !== location.origin;
    return isOther && origin.length <= 200 ? origin : null;
  } catch {
    return null;
  }
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
