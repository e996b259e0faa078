import type { z } from 'zod';
import type { operatorCalls } from '#schemas/operator/calls.ts';
import type { Instance } from './instance.ts';

type PartnerRow = z.output<(typeof operatorCalls)['partners']['response']>['rows'][number];

/** All partners of an instance, by code: a call answers with a thousand. */
export async function allPartners({ call }: Pick<Instance, 'call'>): Promise<PartnerRow[]> {
  const all: PartnerRow[] = [];
  for (;;) {
    const { rows, more } = await call('partners', { after: all.at(-1)?.code });
    all.push(...rows);
    if (!more) return all;
  }
}
