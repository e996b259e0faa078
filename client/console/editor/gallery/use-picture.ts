import { type RefObject, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { PreviewRequest } from '#schemas/operator/preview.ts';
import { type FrameCommand, frameMessage, framePath } from '#schemas/operator/preview-frame.ts';
import { call } from '../../api/call.ts';
import { pictureCache, queueRender, type RenderedPicture } from './picture-cache.ts';
import type { PictureDocument } from './picture-document.ts';

/** Milliseconds: after which a picture counts as failed, and between two attempts. */
const [limit, pause] = [12_000, 1_200];

type PictureState =
  | { kind: 'waiting' | 'failed' | 'empty' }
  | { kind: 'shown'; area: NonNullable<RenderedPicture['area']> };

export type PictureRequest = PictureDocument & Pick<PreviewRequest, 'path'> & Partial<PreviewRequest>;

/** Tokens that were refused, in whose place others are asked for. */
const refused = new Set<string>();

/** Renders a document into a frame of the clinic's host, from the cache or by the server. */
export function usePicture(
  frame: RefObject<HTMLIFrameElement | null>,
  { code, origin, text, marker, path, language }: PictureRequest & { code: string; origin: string },
): { state: PictureState; src: string; onLoad: () => void } {
  const [state, setState] = useState<PictureState>({ kind: 'waiting' });
  const [isReady, setReady] = useState(false);
  const { data, error, mutate } = useSWR(
    ['frame-token', code],
    () => call('previewToken', { code }, { of: { frame: true } }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const token = data?.token;
  const hasRenewed = useRef(false);
  const key = JSON.stringify([code, path, language, text]);
  const answer = useRef<(message: unknown) => void>(() => {});

  useEffect(() => {
    const listen = ({ origin: from, source, data: sent }: MessageEvent<unknown>) => {
      if (from === origin && source === frame.current?.contentWindow) answer.current(sent);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
  answer.current = (sent) => {
    if (frameMessage.safeParse(sent).data?.type === 'ready') setReady(true);
  };

  useEffect(() => {
    if (!isReady || !token) return;
    let timer: ReturnType<typeof setTimeout>;
    let [tries, isOver] = [0, false];
    let endTurn = () => {};
    const known = pictureCache.get(key);
    const post = (command: FrameCommand) => frame.current?.contentWindow?.postMessage(command, origin);
    const end = (next: PictureState) => {
      isOver = true;
      clearTimeout(timer);
      endTurn();
      setState(next);
    };
    const ask = () => {
      tries += 1;
      const request = { document: text, path, markers: true, ...(language && { language }) };
      post({ type: 'picture', serial: tries, token, request, marker, ...(known && { html: known.html }) });
      timer = setTimeout(() => end({ kind: 'failed' }), limit);
    };
    /** Tokens end after an hour, even while nobody looks. The next one starts this again. */
    const renew = () => {
      hasRenewed.current = true;
      endTurn();
      timer = setTimeout(() => end({ kind: 'failed' }), limit);
      if (refused.has(token)) return;
      refused.add(token);
      void mutate().finally(() => refused.delete(token));
    };
    const receive = ({ origin: from, source, data: sent }: MessageEvent<unknown>) => {
      if (isOver || from !== origin || source !== frame.current?.contentWindow) return;
      const { data: message } = frameMessage.safeParse(sent);
      if (message?.type !== 'pictured' || message.serial !== tries) return;
      const { status, html, area } = message;
      clearTimeout(timer);
      if (html === '') {
        // The server was busy.
        if (status === 401 && !hasRenewed.current) renew();
        else if ((status === 503 || status === 429) && tries < 3) timer = setTimeout(ask, pause * tries);
        else end({ kind: 'failed' });
        return;
      }
      hasRenewed.current = false;
      pictureCache.set(key, { html, area }, html.length + key.length);
      end(area ? { kind: 'shown', area } : { kind: 'empty' });
    };
    window.addEventListener('message', receive);
    // A cached page needs no server and waits for no turn.
    if (known) ask();
    else endTurn = queueRender(ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      endTurn();
      window.removeEventListener('message', receive);
    };
  }, [isReady, token, mutate, key, text, marker, path, language, origin, frame]);
  return {
    state: error ? { kind: 'failed' } : state,
    src: `${origin}${framePath}`,
    onLoad: () => setReady(true),
  };
}
