import { useState } from 'react';
import type { Json } from '#schemas/json.ts';
import { followItem } from './follow-item.ts';

/**
 * The item of a list that is open in the form. It stays open when others are added, moved or removed, for example by a
 * colleague.
 * @param led the index of the item that a finding, the page or the JSON view leads into, if any
 * @returns the index of the open item, or null; and a function that opens one by its index after the change
 */
export function useOpenItem(items: readonly Json[], led: number | undefined) {
  const [open, setOpen] = useState({ index: led ?? (items.length === 1 ? 0 : null), items, led });
  let { index } = open;
  if (open.items !== items || open.led !== led) {
    const isNewLead = led !== undefined && led !== open.led;
    const followed = index === null ? null : followItem(open.items, items, index);
    index = isNewLead ? led : followed;
    setOpen({ index, items, led });
  }
  const openItem = (next: number | null, of: readonly Json[] = items) =>
    setOpen({ index: next, items: of, led });
  return [index !== null && index < items.length ? index : null, openItem] as const;
}
