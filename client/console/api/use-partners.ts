import type { SWRResponse } from 'swr';
import { type CallError, call, type ResponseOf } from './call.ts';
import { useRead } from './use-call.ts';

export type PartnerRow = ResponseOf<'partners'>['rows'][number];

/** The partners that the operator may work on, by code: a call answers with a thousand. */
export const usePartners = (): SWRResponse<{ rows: PartnerRow[] }, CallError> =>
  useRead(['partners', {}], async () => {
    const all: PartnerRow[] = [];
    for (;;) {
      const { rows, more } = await call('partners', { after: all.at(-1)?.code });
      all.push(...rows);
      if (!more) return { rows: all };
    }
  });
