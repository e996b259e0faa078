import { z } from 'zod';
import { type PreviewRequest, pageExplanation, previewRefusal } from './preview.ts';

/** The page on every clinic's host that the console frames: it shows what `POST /_maru/preview` answers. */
export const framePath = '/_maru/preview/frame';
/** Its script. */
export const frameScriptPath = '/_maru/preview/frame.js';

/** What the console sends to the frame. */
export type FrameCommand =
  | {
      /** Comes with a port, through which further commands come. */
      type: 'connect';
    }
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
      /** Markers of the nodes that can be dragged. */
      movable: string[];
    }
  | {
      type: 'select';
      /** A node's marker. */
      marker: string | null;
      /** Whether the frame scrolls to the node. */
      isRevealed: boolean;
    }
  | {
      type: 'places';
      /** Marker of the node that is dragged. */
      marker: string;
      places: DropPlace[];
    }
  | {
      type: 'write';
      marker: string;
      /** Which of the texts of the message `edit` can be edited in the page. */
      index: number;
      /** The text as it is written, with its line breaks. */
      text: string;
    }
  | {
      type: 'picture';
      serial: number;
      token: string;
      request: Partial<PreviewRequest>;
      /** Marker of the node whose area is wanted. */
      marker: string;
      /** The page, if it was rendered before. */
      html?: string;
    };

/** Where a dragged node can be dropped: beside another node, or in an empty slot of one. */
export type DropPlace = { at: 'before' | 'after' | 'inside'; marker: string };

const marker = z.string().max(500);
const pixels = z.number().min(0).max(100_000);
/** Longer texts are edited in the form. */
const maxEditedText = 10_000;
/** Longer texts are no node. */
export const maxClipboardText = 200_000;
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
    texts: z
      .array(z.string().max(maxEditedText))
      .min(1)
      .max(6)
      .describe('The text that was pointed at, then those of the elements around it.'),
  }),
  z.strictObject({ type: z.literal('text'), marker, text: z.string().max(maxEditedText) }),
  z.strictObject({ type: z.literal('written'), marker }),
  z.strictObject({ type: z.literal('drag'), marker }),
  z.strictObject({
    type: z.literal('drop'),
    marker,
    place: z.strictObject({ at: z.enum(['before', 'after', 'inside']), marker }),
  }),
  z.strictObject({ type: z.literal('copy') }).describe('The selected node.'),
  z.strictObject({ type: z.literal('paste'), text: z.string().max(maxClipboardText) }),
  z.strictObject({
    type: z.literal('leave'),
    isBack: z.boolean().describe('To the part of the screen before the page instead of the next one.'),
  }),
  z.strictObject({ type: z.literal('step'), step: z.enum(['undo', 'redo']) }),
  z.strictObject({
    type: z.literal('pictured'),
    serial,
    status: z.int().nonnegative().describe('0: no answer came.'),
    html: z.string().max(8_000_000).describe('The page, to be shown again; empty after a failure.'),
    area: z
      .strictObject({ left: pixels, top: pixels, width: pixels, height: pixels })
      .nullable()
      .describe('The area of the node; null if it shows nothing.'),
  }),
  z.strictObject({ type: z.literal('go'), path: z.string().max(2_000).regex(/^\//) }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;
