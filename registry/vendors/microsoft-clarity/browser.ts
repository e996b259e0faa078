import type { ConsentCategory } from '#schemas/site/site-event.ts';
import type { VendorClient, VendorTools } from '../../vendor.ts';

type Clarity = ((...words: unknown[]) => void) & { q?: unknown[] };

export default {
  start: async ({ id = '' }, tools) => {
    // A clinic's pages have names, numbers and complaints: no text is recorded.
    (tools.page.document as Document).body.setAttribute('data-clarity-mask', 'true');
    stateConsent(tools);
    await tools.load(`https://www.clarity.ms/tag/${id}`);
  },
  update: stateConsent,
  send: (event, _settings, tools) => {
    const clarity = clarityOn(tools);
    if (event.name === 'page_view') clarity('set', 'page', event.path);
    clarity('event', event.name);
  },
  stores: ['_clck', '_clsk', 'CLID', '_cltk'],
} satisfies VendorClient;

function stateConsent(tools: VendorTools): void {
  const state = (category: ConsentCategory) => (tools.granted().includes(category) ? 'granted' : 'denied');
  clarityOn(tools)('consentv2', {
    analytics_Storage: state('statistics'),
    ad_Storage: state('marketing'),
  });
}

/** Clarity's snippet: queues calls until its script handles them. */
function clarityOn({ page }: VendorTools): Clarity {
  page.clarity ??= function () {
    const clarity = page.clarity as Clarity;
    clarity.q ??= [];
    // biome-ignore lint/complexity/noArguments: the script expects arguments objects
    clarity.q.push(arguments);
  };
  return page.clarity as Clarity;
}
