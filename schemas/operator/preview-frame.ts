import { z } from 'zod';
import { type PreviewRequest, pageExplanation, previewRefusal } from './preview.ts';

/** The page on every clinic's host that the console frames: it shows what `POST /_maru/preview` answers. */
export const framePath = '/_maru/preview/frame';
/** Its script. */
export const frameScriptPath = '/_maru/preview/frame.js';

/** What the console sends to the frame. */
export type FrameCommand =
  | {
      type: 'show';
      /** Returned with the result. */
      serial: number;
      /** A `frame` token of the clinic. */
      token: string;
      request: Partial<PreviewRequest>;
    }
  | {
      type: 'names';
      /** What operators call each node, by marker. */
      names: Record<string, string>;
    }
  | {
      type: 'select';
      /** A node's marker. */
      marker: string | null;
      /** Whether the frame scrolls to the node. */
      isRevealed: boolean;
    };

const marker = z.string().max(500);
const serial = z.int().nonnegative();

/** What the frame sends to the console, which checks it: the clinic's host shows what others wrote. */
export const frameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({
    type: z.literal('shown'),
    serial,
    status: z.int(),
    problems: z.array(z.string()),
    explanation: pageExplanation,
    milliseconds: z.number().nonnegative().describe('From the request until the page was shown.'),
  }),
  z.strictObject({
    type: z.literal('refused'),
    serial,
    status: z.int().nonnegative().describe('0: no answer came.'),
    findings: previewRefusal.shape.findings,
  }),
  z.strictObject({ type: z.literal('select'), marker }),
  z.strictObject({
    type: z.literal('edit'),
    marker,
    text: z.string().max(10_000).describe('The text that was pointed at.'),
  }),
  z.strictObject({ type: z.literal('go'), path: z.string().max(2_000).regex(/^\//) }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;
