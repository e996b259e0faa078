import type { ParamsOf, ResponseOf } from './call-types.ts';

export type PartnerRow = ResponseOf<'partners'>['rows'][number];

/** All partners that the caller may work on, by code: a call answers with a thousand. */
export async function allPartners(
  call: (name: 'partners', params: ParamsOf<'partners'>) => Promise<ResponseOf<'partners'>>,
): Promise<PartnerRow[]> {
  const all: PartnerRow[] = [];
  for (;;) {
    const { rows, more } = await call('partners', { after: all.at(-1)?.code });
    all.push(...rows);
    if (!more) return all;
  }
}
