import type { ConsentCategory } from '#schemas/site/site-event.ts';
import type { VendorTools } from '../../vendor.ts';
import { type Command, commandQueue, listOn } from './command-queue.ts';

const host = 'https://www.googletagmanager.com';

/** Origins of Google's tags (its guide to content security policies). */
export const googleOrigins = {
  script: [host],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const;

/** What the tags were told last. */
let told: string | undefined;

/**
 * The command of Google's tags. Each use states first what the visitor accepts, if the tags do not know it yet (consent
 * mode v2): before any tag runs everything is denied by default, and then updated.
 */
export function google(tools: VendorTools): Command {
  const gtag = commandQueue(tools.page, 'gtag', listOn(tools.page, 'dataLayer'));
  const granted = tools.granted();
  const isFirst = told === undefined;
  if (isFirst) gtag('consent', 'default', consentOf([]));
  if (told !== String(granted)) gtag('consent', 'update', consentOf(granted));
  if (isFirst) gtag('js', new Date());
  told = String(granted);
  return gtag;
}

/** Google's tag for one id. One script serves all of them. */
export const loadTag = ({ load }: VendorTools, id: string): Promise<void> => load(`${host}/gtag/js?id=${id}`);

/** Google's tag manager. */
export const loadTagManager = ({ load }: VendorTools, id: string): Promise<void> =>
  load(`${host}/gtm.js?id=${id}`);

/** The names of consent mode v2 (https://developers.google.com/tag-platform/security/guides/consent). */
function consentOf(granted: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const state = (category: ConsentCategory) => (granted.includes(category) ? 'granted' : 'denied');
  return {
    analytics_storage: state('statistics'),
    ad_storage: state('marketing'),
    ad_user_data: state('marketing'),
    ad_personalization: state('marketing'),
    personalization_storage: state('marketing'),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}
