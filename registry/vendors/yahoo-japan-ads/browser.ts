import type { VendorClient } from '../../vendor.ts';
import { commandQueue, listOn } from '../_shared/command-queue.ts';

const yahoo = (page: Record<string, unknown>) => commandQueue(page, 'ytag', listOn(page, 'yjDataLayer'));

export default {
  start: async (_settings, { page, load }) => {
    yahoo(page)({ type: 'ycl_cookie', config: { ycl_use_non_cookie_storage: false } });
    await load('https://s.yimg.jp/images/listing/tool/cv/ytag.js');
  },
  send: (event, { id, retargeting, reserve, inquiry }, { page }) => {
    if (event.name === 'page_view') {
      if (retargeting)
        yahoo(page)({ type: 'yss_retargeting', config: { yahoo_ss_retargeting_id: retargeting } });
      return;
    }
    const label = { reserve, inquiry_send: inquiry }[event.name as string];
    if (!label) return;
    const value = event.name === 'reserve' && event.currency === 'JPY' ? String(event.value) : '';
    yahoo(page)({
      type: 'yss_conversion',
      config: { yahoo_conversion_id: id, yahoo_conversion_label: label, yahoo_conversion_value: value },
    });
  },
  stores: ['_yjsu_*', '_ycl_*', '_yjr_*'],
} satisfies VendorClient;
