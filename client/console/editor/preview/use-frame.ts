import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FrameCommand } from '#schemas/operator/preview-frame.ts';

/** Milliseconds after which a loaded frame that has not reported counts as failed. */
const readyMs = 1_000;

/** The frame, which is loaded again if the site did not answer: the browser then shows an error page in it. */
export function useFrame(isReady: boolean, fail: (refusal: { status: 0; findings: [] }) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const isReadyNow = useRef(isReady);
  isReadyNow.current = isReady;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onLoad = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!isReadyNow.current) fail({ status: 0, findings: [] });
    }, readyMs);
  };
  return { frame, loads, loadAnew: () => setLoads((now) => now + 1), onLoad };
}

/**
 * Sends to the clinic's host only, whatever the frame shows. `connect` opens a channel to a frame that has loaded: what is
 * sent by it arrives at once, but messages between windows only once the console has rendered the change.
 */
export function useChannel(frame: RefObject<HTMLIFrameElement | null>, origin: string) {
  const port = useRef<MessagePort>(undefined);
  const connect = useCallback(() => {
    const { port1, port2 } = new MessageChannel();
    port.current?.close();
    port.current = port1;
    const connection: FrameCommand = { type: 'connect' };
    frame.current?.contentWindow?.postMessage(connection, origin, [port2]);
  }, [frame, origin]);
  const send = useCallback((command: FrameCommand) => port.current?.postMessage(command), []);
  useEffect(() => () => port.current?.close(), []);
  return { connect, send };
}
