export type { DropPlace, FrameCommand, FrameMessage } from '#schemas/operator/preview-frame.ts';

import type { nodeMarker } from '#schemas/operator/preview.ts';

/** The attribute of nodes. Only its type is imported: the schemas would make the script ten times as large. */
export const markerAttribute: typeof nodeMarker = 'data-maru-node';

/** What the operator points at: an element of a node, or undefined outside of nodes. */
export const markedElement = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest(`[${markerAttribute}]`)) || undefined;
