import type { FrameCommand, FrameMessage } from '#schemas/operator/preview-frame.ts';

/** Plays the script of a frame on a clinic's host. `sent` is what the console has sent to it so far. */
export function playFrame(frame: HTMLIFrameElement, origin: string) {
  const sent: FrameCommand[] = [];
  let obey = (_: FrameCommand): void => {};
  const { contentWindow: source } = frame;
  const receive = (command: FrameCommand) => {
    sent.push(command);
    obey(command);
  };
  const postMessage = (command: FrameCommand, _: string, [port]: MessagePort[] = []) => {
    if (port) port.onmessage = ({ data }: MessageEvent<FrameCommand>) => receive(data);
    // As in a browser, what is sent arrives later.
    queueMicrotask(() => receive(command));
  };
  Object.assign(source as Window, { postMessage });
  return {
    sent,
    /** Calls a listener with each command from now on. */
    onCommand: (listener: (command: FrameCommand) => void) => {
      obey = listener;
    },
    send: (data: FrameMessage) => window.dispatchEvent(new MessageEvent('message', { origin, source, data })),
  };
}
