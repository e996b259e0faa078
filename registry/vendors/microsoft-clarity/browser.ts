import type { VendorClient, VendorTools } from '../../vendor.ts';

type Clarity = ((...words: unknown[]) => void) & { q?: unknown[] };

export default {
  start: async ({ id = '' }, tools) => {
    const clarity = clarityOn(tools);
    // A clinic's pages have names, numbers and complaints: no text is recorded.
    (tools.page.document as Document).body.setAttribute('data-clarity-mask', 'true');
    const state = (category: 'statistics' | 'marketing') =>
      tools.granted().includes(category) ? 'granted' : 'denied';
    clarity('consentv2', { analytics_Storage: state('statistics'), ad_Storage: state('marketing') });
    await tools.load(`https://www.clarity.ms/tag/${id}`);
  },
  send: (event, _settings, tools) => {
    const clarity = clarityOn(tools);
    if (event.name === 'page_view') clarity('set', 'page', event.path);
    clarity('event', event.name);
  },
  stores: ['_clck', '_clsk', 'CLID', '_cltk'],
} satisfies VendorClient;

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
