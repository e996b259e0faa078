import type { PopupsSettings } from '#blocks/Popups/popup-settings.ts';
import type { AskedSize } from '#blocks/Popups/popup-size.ts';
import type { Viewport } from './read-window.ts';

/** The popups left for this page, device and visitor, in order. */
export type ToShow = {
  template: HTMLTemplateElement;
  popups: HTMLElement[];
  settings: PopupsSettings;
  viewport: Viewport;
};

/** A way to show popups. Shown again, it retains existing popups and repositions them. */
export type PopupsView = { show: (what: ToShow) => void; end: () => void };

export type Close = (...ids: number[]) => void;

export const askedOf = ({ dataset }: HTMLElement): AskedSize => JSON.parse(dataset.asks ?? '{}');
