import { useMedia } from '../../ui/use-media.ts';

/** Whether the window has room for the page beside a form. */
export const useIsWide = (): boolean => useMedia('(min-width: 1280px)');
