import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { PageExplanation, PreviewRefusal, PreviewRequest } from '#schemas/operator/preview.ts';
import {
  type FrameCommand,
  type FrameMessage,
  frameMessage,
  framePath,
} from '#schemas/operator/preview-frame.ts';
import { call } from '../../api/call.ts';
import { createLatestOnly } from './latest-only.ts';

/** Milliseconds: after the last key, and until an answer counts as lost. */
const times = { pause: 100, limit: 12_000 };
/** Tokens last for an hour. */
const renewMs = 50 * 60 * 1_000;

export type PreviewState = {
  /** Whether the page in the frame is that of the document as it is now. */
  isCurrent: boolean;
  explanation: PageExplanation | undefined;
  /** Why the last document could not be shown; the page before it stays. */
  refusal: { status: number; findings: PreviewRefusal['findings'] } | undefined;
  /** Of the last page: from the request until it was shown. */
  milliseconds: number | undefined;
};

type Pointing = Exclude<FrameMessage, { type: 'ready' | 'shown' | 'refused' | 'pictured' | 'leave' }>;

type Options = {
  code: string;
  /** Address of the site. */
  origin: string;
  request: Partial<PreviewRequest>;
  /** What operators call the nodes, by marker. */
  names: Record<string, string>;
  /** Markers of the nodes that can be dragged. */
  movable?: readonly string[];
  /** Marker of the selected node. */
  selected: string | null;
  onPoint: (message: Pointing) => void;
};

/** Shows a document in a frame of the clinic's host and reports what the operator points at there. */
export function usePreview({ code, origin, request, names, movable = [], selected, onPoint }: Options) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [state, setState] = useState<PreviewState>(nothing);
  const token = useSWR(['frame-token', code], () => call('previewToken', { code }, { of: { frame: true } }), {
    refreshInterval: renewMs,
    revalidateOnFocus: false,
  });
  const tokenText = token.data?.token;
  const send = useSend(frame, origin);

  const queue = useRef<ReturnType<typeof createLatestOnly<FrameCommandBody>>>(undefined);
  useEffect(() => {
    queue.current = createLatestOnly((body, serial) => send({ type: 'show', serial, ...body }), times);
    return () => queue.current?.stop();
  }, [send]);

  const requestText = JSON.stringify(request);
  useEffect(() => {
    if (!isReady || !tokenText) return;
    setState((now) => ({ ...now, isCurrent: false }));
    queue.current?.push({ token: tokenText, request: JSON.parse(requestText) });
  }, [isReady, tokenText, requestText]);

  const namesText = JSON.stringify({ names, movable });
  useEffect(() => {
    if (isReady) send({ type: 'names', ...JSON.parse(namesText) });
  }, [isReady, namesText, send]);
  useEffect(() => {
    if (isReady) send({ type: 'select', marker: selected, isRevealed: true });
  }, [isReady, selected, send]);

  const { mutate: renew } = token;
  const receive = useRef((_: FrameMessage) => {});
  receive.current = (message) => {
    if (message.type === 'ready') return setReady(true);
    if (message.type === 'pictured') return;
    if (message.type === 'leave') return leave(frame.current, message.isBack);
    if (message.type !== 'shown' && message.type !== 'refused') return onPoint(message);
    queue.current?.done(message.serial);
    if (message.type === 'shown') {
      const { explanation, milliseconds } = message;
      setState({ isCurrent: true, explanation, refusal: undefined, milliseconds });
      return;
    }
    if (message.status === 401) void renew();
    const { status, findings } = message;
    setState((now) => ({ ...now, isCurrent: false, refusal: { status, findings } }));
  };
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = frameMessage.safeParse(data);
      if (message.success) receive.current(message.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  const retry = useCallback(() => {
    if (tokenText) queue.current?.push({ token: tokenText, request: JSON.parse(requestText) });
  }, [tokenText, requestText]);
  return { frame, src: `${origin}${framePath}`, state, retry, send, failure: token.error as unknown };
}

/** Passes F6 on as if it had been pressed at the frame: the landmarks of the console know what is next to it. */
function leave(frame: HTMLElement | null, isBack: boolean): void {
  frame?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: isBack, bubbles: true }));
}

type FrameCommandBody = Omit<Extract<FrameCommand, { type: 'show' }>, 'type' | 'serial'>;

const nothing: PreviewState = {
  isCurrent: false,
  explanation: undefined,
  refusal: undefined,
  milliseconds: undefined,
};

/** Sends to the clinic's host only, whatever the frame shows. */
const useSend = (frame: RefObject<HTMLIFrameElement | null>, origin: string) =>
  useCallback(
    (command: FrameCommand) => frame.current?.contentWindow?.postMessage(command, origin),
    [frame, origin],
  );
