import { createPanel, type Panel } from './panel.ts';
import type { Line, Manager, WidgetOptions } from './port.ts';

type List = { partnerOrProductId: number | null };

let panel: Panel | undefined;
const opened = () => {
  if (!panel) throw new Error('[reservation widget] Call init first.');
  return panel;
};
// The id names a partner or the first treatment of a list. This server identifies the partner by the page.
const begin = ({ partnerOrProductId }: List) => partnerOrProductId ?? undefined;

/** The port of a Type1 widget (docs/integrations.md). It uses the language of the page. */
Object.assign(window, {
  ReservationWidget: {
    init: (options: WidgetOptions) => {
      panel ??= createPanel('type1', options, () => document.documentElement.lang);
    },
    setManagers: ({ rows }: { rows: Manager[] }) => opened().setManagers(rows),
    openVisit: () => opened().open({ kind: 'visit', lines: [], eventId: null }),
    openTreatment: ({ products, eventId }: { products: Line[]; eventId: number | null }) =>
      opened().open({ kind: 'treatment', lines: products, eventId }),
    openProductList: ({ categoryId, ...list }: List & { categoryId: number }) =>
      opened().open({ kind: 'treatment', lines: [], eventId: null, categoryId, productId: begin(list) }),
    openEventProductList: ({ eventId, ...list }: List & { eventId: number }) =>
      opened().open({ kind: 'treatment', lines: [], eventId, productId: begin(list) }),
    close: () => panel?.close(),
  },
});
