/** Size of the window's content, in CSS pixels. */
export type Size = { width: number; height: number };

/** A phone, and a computer. */
export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 900 };

/** A place in the window, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number };

/** Keys without a letter, by the names of `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A browser that is installed on this machine, whatever protocol it is driven by. */
export interface Engine {
  name: string;
  /** Whether everything is installed that `open` needs. */
  isInstalled(): boolean;
  /** Opens a window with a profile of its own. */
  open(size: Size): Promise<EnginePage>;
}

/** One window. What a visitor does is done by events of the browser's own, not by calls of the page's elements. */
export interface EnginePage {
  /** Opens an address and waits until its document has loaded. */
  goto(url: string): Promise<void>;
  /** Goes back in the history, as the button of the browser does. */
  back(): Promise<void>;
  /**
   * Runs a function in the page. It sees nothing but its arguments, which go over as JSON, as its result comes back.
   * @throws what it throws, as an Error with the same message
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses and releases the first button of the mouse. */
  clickAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Closes the window and ends the browser, also one that no longer answers. */
  close(): Promise<void>;
}
