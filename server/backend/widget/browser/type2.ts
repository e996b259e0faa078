import { createPanel, type Panel } from './panel.ts';
import type { Line, Manager, Opening, WidgetOptions } from './port.ts';

type Request = {
  to: 'visit' | 'treatment' | 'productList' | 'eventProductList';
  categoryId?: number;
  eventId?: number;
  partnerOrProductId?: number | null;
  selection?: { products: Line[]; eventId: number | null };
};

let panel: Panel | undefined;
let language = 'ko';

const openingOf = ({ to, categoryId, eventId, partnerOrProductId, selection }: Request): Opening => ({
  kind: to === 'visit' ? 'visit' : 'treatment',
  lines: selection?.products ?? [],
  eventId: eventId ?? selection?.eventId ?? null,
  categoryId,
  productId: partnerOrProductId ?? undefined,
});

/** The port of a Type2 widget (docs/integrations.md). The site sets its language. */
Object.assign(window, {
  ReservationWidget2: {
    setup: ({ languageCode, ...options }: WidgetOptions & { languageCode: string }) => {
      language = languageCode;
      panel ??= createPanel('type2', options, () => language);
    },
    route: (request: Request) => {
      if (!panel) throw new Error('[reservation widget] Call setup first.');
      panel.open(openingOf(request));
    },
    setLanguageCode: (code: string) => {
      language = code;
      panel?.setLanguage(code);
    },
    setManagers: ({ rows }: { rows: Manager[] }) => panel?.setManagers(rows),
    close: () => panel?.close(),
  },
});
