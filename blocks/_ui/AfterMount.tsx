import { type ReactNode, useEffect, useState } from 'react';

/**
 * The responsive wrapper (SPEC section 4): renders nothing until it is mounted in the browser. It is for what depends
 * on the device, such as popups; what search engines or the first paint need is switched with CSS instead. Only in
 * islands: a static block never mounts.
 */
export function AfterMount({ children }: { children: ReactNode }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? children : null;
}
