import { useAtomValue, useStore } from 'jotai/react';
import { useCallback, useEffect, useState } from 'react';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import { usePage } from '#engine/context/use-page.tsx';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { type Change, refreshLines } from './refresh-line.ts';
import { readKey, type TreatmentState } from './TreatmentRead.tsx';

/** After this, names in another language are shown; late translations replace them. */
const renamingTimeoutMs = 1_500;

export type CartView = {
  lines: readonly SelectedProductOption[];
  stateOf: (line: SelectedProductOption) => TreatmentState;
  /** What has changed since the line was picked, while the drawer is open. */
  changesOf: (line: SelectedProductOption) => readonly Change[];
  isReading: boolean;
  /** Whether names in another language are being replaced: shown before that, they would flash. */
  isRenaming: boolean;
  /** Call with what `TreatmentRead` reports. */
  onState: (key: string, state: TreatmentState) => void;
};

const reading: TreatmentState = { state: 'reading' };
const lineKey = ({ productId, optionId }: SelectedProductOption) => `${productId}:${optionId}`;

/** The cart as the clinic offers it now. Fresh data replaces stored data, so that a reservation matches the screen. */
export function useFreshCart(): CartView {
  const { config } = usePage();
  const store = useStore();
  const { selectedProducts: lines } = useAtomValue(selectionAtom);
  const [states, setStates] = useState<Record<string, TreatmentState>>({});
  const [changes, setChanges] = useState<Record<string, readonly Change[]>>({});
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), renamingTimeoutMs);
    return () => clearTimeout(timer);
  }, []);

  const onState = useCallback(
    (key: string, state: TreatmentState) => {
      setStates((before) => ({ ...before, [key]: state }));
      const found: Record<string, readonly Change[]> = {};
      const selection = store.get(selectionAtom);
      const isOwn = (line: SelectedProductOption) => readKey(line) === key;
      const productId = selection.selectedProducts.find(isOwn)?.productId;
      // Those at the prices of a secret event are read on their own, but their options are of the same list.
      const ofTreatment = selection.selectedProducts.filter((line) => line.productId === productId);
      const fresh = state.state === 'read' ? refreshLines(ofTreatment, state, config) : [];
      const selectedProducts = selection.selectedProducts.flatMap((line) => {
        const now = fresh[ofTreatment.indexOf(line)];
        // Another line has its quantity.
        if (now === null) return [];
        if (!isOwn(line)) return now ? { ...line, quantity: now.line.quantity } : line;
        if (!now) return line.standing ? line : { ...line, standing: 'unread' as const };
        if (now.changes.length > 0) found[lineKey(now.line)] = now.changes;
        return now.line;
      });
      setChanges((before) => ({ ...before, ...found }));
      store.set(selectionAtom, { ...selection, selectedProducts });
    },
    [store, config],
  );

  const stateOf = (line: SelectedProductOption) => states[readKey(line)] ?? reading;
  const isReading = lines.some((line) => stateOf(line).state === 'reading');
  return {
    lines,
    stateOf,
    changesOf: (line) => changes[lineKey(line)] ?? [],
    isReading,
    isRenaming: isReading && !isLate,
    onState,
  };
}
