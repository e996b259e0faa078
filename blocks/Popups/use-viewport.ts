import { useEffect, useState } from 'react';
import type { PopupDevice } from '#schemas/site/popup.ts';
import type { Size } from './popup-size.ts';

/** SPEC section 9: window resize debounce, and what is a phone. */
const debounce = 100;
const phone = '(max-width: 768px)';

/** What fixed elements are placed in: the window without its scrollbar. */
const read = (): Size & { device: PopupDevice } => ({
  width: document.documentElement.getBoundingClientRect().width,
  height: innerHeight,
  device: matchMedia(phone).matches ? 'MOBILE' : 'PC',
});

/** Size of the window, read anew once it has kept still for 100 ms, and the device that this makes it. Browser only. */
export function useViewport(): Size & { device: PopupDevice } {
  const [viewport, setViewport] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resized = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setViewport(read()), debounce);
    };
    addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', resized);
    };
  }, []);
  return viewport;
}
