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

/**
 * The command of Google's tags. Its first use states what the visitor accepts, before any tag runs (consent mode v2):
 * everything is denied by default, and then updated.
 */
export function google(tools: VendorTools): Command {
  const { page } = tools;
  const isFirst = page.gtag === undefined;
  const gtag = commandQueue(page, 'gtag', listOn(page, 'dataLayer'));
  if (isFirst) {
    gtag('consent', 'default', consentOf([]));
    gtag('consent', 'update', consentOf(tools.granted()));
    gtag('js', new Date());
  }
  return gtag;
}

/** Google's tag for one id. One script serves all of them. */
export const loadTag = ({ load }: VendorTools, id: string): Promise<void> => load(`${host}/gtag/js?id=${id}`);

/** Google's tag manager. */
export const loadTagManager = ({ load }: VendorTools, id: string): Promise<void> =>
  load(`${host}/gtm.js?id=${id}`);

/** The names of consent mode v2 (https://developers.google.com/tag-platform/security/guides/consent). */
export function consentOf(granted: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
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
