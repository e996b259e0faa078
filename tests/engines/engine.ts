/** Size of the viewport in CSS pixels. */
export type Size = { width: number; height: number };

/** Viewport sizes of a phone and a desktop. */
export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 900 };

/** A position in the viewport, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number };

/** Non-character keys, named as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/**
 * The engine has crashed, is frozen, or never finishes loading a page. WPE WebKit 2.38 does so in about one walk of four: it
 * uses memory that it has freed.
 */
export class EngineLostError extends Error {
  override readonly name = 'EngineLostError';
}

/** A browser on this machine, whatever protocol drives it. */
export interface Engine {
  name: string;
  /** Whether everything that `open` needs is installed. */
  isInstalled(): boolean;
  /** Opens a window with a fresh profile. */
  open(size: Size): Promise<EnginePage>;
}

/** One window. Visitor actions are native browser events, not method calls on elements. */
export interface EnginePage {
  /** Opens a URL and waits until its document has loaded. */
  goto(url: string): Promise<void>;
  /** Goes back in the history, like the browser's Back button. */
  back(): Promise<void>;
  /** The URL that the window shows. Unlike `evaluate`, it asks the browser and never the page. */
  url(): Promise<string>;
  /**
   * Runs a function in the page. It has access only to its arguments; arguments and result are passed as JSON. A function
   * that returns a promise must be `async`.
   * @throws its error, as an Error with the same message; EngineLostError
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Gives the window another size. Undefined if the engine cannot: then only a new window has one. */
  resize?: (size: Size) => Promise<void>;
  /** Presses and releases the primary mouse button. */
  clickAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG screenshot of the window. */
  screenshot(): Promise<Buffer>;
  /** Closes the window and ends the browser, even if it no longer responds. */
  close(): Promise<void>;
}
