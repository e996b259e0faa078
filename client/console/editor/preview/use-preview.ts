import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import type { PageExplanation, PreviewRefusal, PreviewRequest } from '#schemas/operator/preview.ts';
import {
  type FrameCommand,
  type FrameMessage,
  frameMessage,
  framePath,
} from '#schemas/operator/preview-frame.ts';
import { call } from '../../api/call.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import { type ShownNodes, shownNodes } from '../tree/shown-nodes.ts';
import { createLatestOnly } from './latest-only.ts';
import { createRetryLater, isTemporary, type RetryLater } from './retry-later.ts';
import { useChannel, useFrame } from './use-frame.ts';

/** Messages of the page that follow a key pressed in it. */
const byKey: ReadonlySet<FrameMessage['type']> = new Set(['copy', 'paste', 'leave', 'step']);
/** Milliseconds: between two documents (the site takes 300 a minute), and until an answer counts as lost. */
const times = { gap: 250, limit: 12_000 };
/** Tokens last for an hour. */
const renewMs = 50 * 60 * 1_000;

type PreviewState = {
  /** Whether the page in the frame shows the document as it is now. */
  isCurrent: boolean;
  explanation: PageExplanation | undefined;
  /** Why the last document could not be shown; the page before it stays. */
  refusal: { status: number; findings: PreviewRefusal['findings'] } | undefined;
  /** Time from the last page's request until it was shown. */
  milliseconds: number | undefined;
};

export type Pointing = Exclude<FrameMessage, { type: 'ready' | 'shown' | 'refused' | 'pictured' | 'leave' }>;

export type PreviewOptions = {
  code: string;
  /** URL of the site. */
  origin: string;
  request: Partial<PreviewRequest>;
  /** Milliseconds between two documents. */
  gapMs?: number;
  /** Calls a listener with each new text of the document, before the console renders it. @returns what ends that */
  onText?: (listener: (text: string) => void) => () => void;
  /** The nodes of the document. */
  rows?: readonly TreeRow[];
  /** What operators call the nodes, by the key of the row. */
  names: Record<string, string>;
  /** Keys of the rows that can be dragged in the page. */
  movable?: readonly string[];
  /** Key of the selected row. */
  selected: string | null;
  /** @param nodes of the page that was pointed at: the document may be newer */
  onPoint: (message: Pointing, nodes: ShownNodes) => void;
};

/** Shows a document in a frame of the clinic's host and reports what the operator points at there. */
export function usePreview(options: PreviewOptions) {
  const {
    code,
    origin,
    request,
    gapMs = times.gap,
    onText,
    rows = noRows,
    names,
    movable = noKeys,
    selected,
    onPoint,
  } = options;
  // A frame that is loaded again, as from its own menu, needs everything again.
  const [readyTimes, setReadyTimes] = useState(0);
  const isReady = readyTimes > 0;
  const [state, setState] = useState<PreviewState>(nothing);
  const token = useSWR(['frame-token', code], () => call('previewToken', { code }, { of: { frame: true } }), {
    refreshInterval: renewMs,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const tokenText = token.data?.token;
  const { mutate: renew, error: failure } = token;
  const recover = useRef(() => {});
  const retry = useRetryLater(recover);
  const fail = useCallback(
    (refusal: NonNullable<PreviewState['refusal']>) => {
      setState((now) => ({ ...now, isCurrent: false, refusal }));
      if (isTemporary(refusal.status)) retry.failed();
      else retry.reset();
    },
    [retry],
  );
  const { frame, loads, loadAnew, onLoad } = useFrame(isReady, fail);
  const { connect, send } = useChannel(frame, origin);

  const queue = useRef<ReturnType<typeof createLatestOnly<FrameCommandBody>>>(undefined);
  useEffect(() => {
    queue.current = createLatestOnly((body, serial) => send({ type: 'show', serial, ...body }), {
      ...times,
      gap: gapMs,
    });
    return () => queue.current?.stop();
  }, [send, gapMs]);

  // The document may be large: it is compared as it is.
  const { document, ...view } = request;
  const viewText = JSON.stringify(view);
  const asked = useRef<readonly unknown[]>([]);
  const show = useCallback(
    (text: string | undefined) => {
      if (readyTimes === 0 || !tokenText) return;
      asked.current = [text, viewText, tokenText];
      const shown: Partial<PreviewRequest> = JSON.parse(viewText);
      const body = { token: tokenText, request: { ...shown, ...(text !== undefined && { document: text }) } };
      setState((now) => ({ ...now, isCurrent: false }));
      queue.current?.push(body);
    },
    [readyTimes, tokenText, viewText],
  );
  useEffect(() => {
    if ([document, viewText, tokenText].every((value, at) => value === asked.current[at])) return;
    // What is shown from now on is newer than what has failed.
    retry.reset();
    show(document);
  }, [show, retry, document, viewText, tokenText]);
  // Asks for the page while the console renders the same change, which takes as long.
  useEffect(
    () =>
      onText?.((text) => {
        retry.reset();
        show(text);
      }),
    [onText, show, retry],
  );
  recover.current = () => {
    if (!isReady) loadAnew();
    if (!tokenText || failure || state.refusal?.status === 401) void renew();
    else show(document);
  };
  useEffect(() => {
    if (failure) retry.failed();
  }, [failure, retry]);

  const nodes = useMemo(() => shownNodes(state.explanation, rows), [state.explanation, rows]);
  const namesText = useMemo(() => namesByMarker(nodes, names, movable), [nodes, names, movable]);
  const marker = selected === null ? null : (nodes.markerOf(selected) ?? null);
  useEffect(() => {
    if (readyTimes > 0) send({ type: 'names', ...JSON.parse(namesText) });
  }, [readyTimes, namesText, send]);
  useEffect(() => {
    if (readyTimes > 0) send({ type: 'select', marker, isRevealed: true });
  }, [readyTimes, marker, send]);

  const receive = useRef((_: FrameMessage) => {});
  receive.current = (message) => {
    if (message.type === 'ready') {
      connect();
      asked.current = [];
      return setReadyTimes((times) => times + 1);
    }
    if (message.type === 'pictured') return;
    // Only keys that the operator presses in the page lead to these.
    if (byKey.has(message.type) && window.document.activeElement !== frame.current) return;
    if (message.type === 'leave') return leave(frame.current, message.isBack);
    if (message.type !== 'shown' && message.type !== 'refused') return onPoint(message, nodes);
    queue.current?.done(message.serial);
    if (message.type === 'shown') {
      const { explanation, milliseconds } = message;
      retry.reset();
      setState({ isCurrent: true, explanation, refusal: undefined, milliseconds });
      return;
    }
    const { status, findings } = message;
    fail({ status, findings });
  };
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = frameMessage.safeParse(data);
      if (message.success) receive.current(message.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, frame]);

  const tryAgain = useCallback(() => recover.current(), []);
  const src = `${origin}${framePath}`;
  return { frame, src, loads, onLoad, state, nodes, retry: tryAgain, send, failure: failure as unknown };
}

/** Tries again by itself, and at once when the connection is back or the operator returns to this window. */
function useRetryLater(recover: RefObject<() => void>): RetryLater {
  const [retry] = useState(() => createRetryLater(() => recover.current()));
  useEffect(() => {
    window.addEventListener('online', retry.now);
    window.addEventListener('focus', retry.now);
    return () => {
      window.removeEventListener('online', retry.now);
      window.removeEventListener('focus', retry.now);
      retry.reset();
    };
  }, [retry]);
  return retry;
}

/** Passes F6 on as if it had been pressed at the frame: the landmarks of the console know what is next to it. */
function leave(frame: HTMLElement | null, isBack: boolean): void {
  frame?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: isBack, bubbles: true }));
}

type FrameCommandBody = Omit<Extract<FrameCommand, { type: 'show' }>, 'type' | 'serial'>;

/** As a text: the same names are not sent again. */
function namesByMarker(
  { markerOf }: ShownNodes,
  names: Record<string, string>,
  movable: readonly string[],
): string {
  const named = Object.entries(names).map(([key, name]) => [markerOf(key), name] as const);
  return JSON.stringify({
    names: Object.fromEntries(named.filter(([marker]) => marker !== undefined)),
    movable: movable.flatMap((key) => markerOf(key) ?? []),
  });
}

const [noRows, noKeys]: [TreeRow[], string[]] = [[], []];

const nothing: PreviewState = {
  isCurrent: false,
  explanation: undefined,
  refusal: undefined,
  milliseconds: undefined,
};
