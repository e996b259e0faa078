import useSWRImmutable from 'swr/immutable';
import { type CatalogVendor, catalog, catalogPath } from '#schemas/operator/catalog.ts';
import { CallError } from '../../../api/call.ts';

const vendorsOf = catalog.pick({ vendors: true });

/** The third parties that the site knows. */
export const useVendors = () =>
  useSWRImmutable<CatalogVendor[], CallError>('vendors', async () => {
    const answer = await fetch(catalogPath).catch(() => {
      throw new CallError(0, undefined);
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw new CallError(answer.status, body);
    return vendorsOf.strip().parse(body).vendors;
  });
