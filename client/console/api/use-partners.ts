import type { SWRResponse } from 'swr';
import { allPartners, type PartnerRow } from '#engine/operator/all-partners.ts';
import { type CallError, call } from './call.ts';
import { useRead } from './use-call.ts';

/** The partners that the operator may work on, by code. */
export const usePartners = (): SWRResponse<{ rows: PartnerRow[] }, CallError> =>
  useRead(['partners', {}], async () => ({ rows: await allPartners(call) }));
