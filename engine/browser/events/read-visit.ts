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
  return {
    utm: { ...utmInQuery(stored(campaignKey)), ...utmInQuery(location.search) },
    landing: path?.startsWith('/') ? path.slice(0, 300) : null,
    referrer: originOf(referrer),
  };
}

function originOf(referrer: string | undefined): string | null {
  const url = referrer ? URL.parse(referrer) : null;
  const isOther = url !== null && /^https?:$/.test(url.protocol) && url.origin !== location.origin;
  return isOther && url.origin.length <= 200 ? url.origin : null;
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
