/**
 * Whether a key belongs to the input method of composed letters (Korean, Japanese, Chinese). WebKit sends the Enter that
 * confirms them after the composition, with the code 229 alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
