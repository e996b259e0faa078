import { useState } from 'react';
import type { Json } from '#schemas/json.ts';
import { followItem } from './follow-item.ts';

/**
 * The item of a list that is open in the form. It stays open when others are added, moved or removed, for example by a
 * colleague.
 * @param led the index of the item that a finding, the page or the JSON view leads into, if any
 * @returns the index of the open item, or null; a function that opens one by its index after the change; and how many items
 *   have been opened, as a key for what is being typed into one
 */
export function useOpenItem(items: readonly Json[], led: number | undefined) {
  const [open, setOpen] = useState({ index: led ?? (items.length === 1 ? 0 : null), items, led, count: 0 });
  let { index, count } = open;
  if (open.items !== items || open.led !== led) {
    const isNewLead = led !== undefined && led !== open.led;
    const followed = index === null ? null : followItem(open.items, items, index);
    index = isNewLead ? led : followed;
    if (isNewLead && led !== followed) count += 1;
    setOpen({ index, items, led, count });
  }
  /** `isSame`: it is the open item, at another place. */
  const openItem = (next: number | null, of: readonly Json[] = items, isSame = next === index) =>
    setOpen({ index: next, items: of, led, count: isSame ? count : count + 1 });
  return [index !== null && index < items.length ? index : null, openItem, count] as const;
}
