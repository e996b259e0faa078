import type { SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient, VendorSettings } from '../../vendor.ts';
import { commandQueue, listOn } from '../_shared/command-queue.ts';

const yahoo = (page: Record<string, unknown>) => commandQueue(page, 'ytag', listOn(page, 'yjDataLayer'));

/** Follows https://ads-help.yahoo.co.jp/yahooads/ss/articledetail?lan=ja&aid=47048 (site general tag). */
export default {
  start: async (_settings, { page, load }) => {
    yahoo(page)({ type: 'ycl_cookie', config: { ycl_use_non_cookie_storage: false } });
    await load('https://s.yimg.jp/images/listing/tool/cv/ytag.js');
  },
  send: (event, settings, { page }) => {
    for (const command of event.name === 'page_view' ? viewsOf(settings) : conversionsOf(event, settings))
      yahoo(page)(command);
  },
  stores: ['_yjsu_*', '_ycl_*', '_yjr_*', '_ly_*'],
} satisfies VendorClient;

function viewsOf({ retargeting, displayRetargeting }: VendorSettings): object[] {
  return [
    ...(retargeting ? [{ type: 'yss_retargeting', config: { yahoo_ss_retargeting_id: retargeting } }] : []),
    ...(displayRetargeting
      ? [{ type: 'yjad_retargeting', config: { yahoo_retargeting_id: displayRetargeting } }]
      : []),
  ];
}

function conversionsOf(event: SiteEvent, settings: VendorSettings): object[] {
  if (event.name !== 'reserve' && event.name !== 'inquiry_send') return [];
  const isReservation = event.name === 'reserve';
  const { id, displayId } = settings;
  const label = isReservation ? settings.reserve : settings.inquiry;
  const displayLabel = isReservation ? settings.displayReserve : settings.displayInquiry;
  // Amounts are yen.
  const value = isReservation && event.currency === 'JPY' ? String(event.value) : '0';
  return [
    ...(id && label
      ? [
          {
            type: 'yss_conversion',
            config: {
              yahoo_conversion_id: id,
              yahoo_conversion_label: label,
              yahoo_conversion_value: value,
            },
          },
        ]
      : []),
    ...(displayId && displayLabel
      ? [
          {
            type: 'yjad_conversion',
            config: {
              yahoo_ydn_conv_io: displayId,
              yahoo_ydn_conv_label: displayLabel,
              yahoo_ydn_conv_transaction_id: isReservation ? event.reservation : '',
              yahoo_ydn_conv_value: value,
            },
          },
        ]
      : []),
  ];
}
