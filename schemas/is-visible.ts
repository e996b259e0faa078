/** Invisible characters: control and format characters, spaces, fillers, and the empty Braille pattern. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has at least one visible character. Zero-width and control characters are invisible. */
export const isVisible = (text: string): boolean => text.replace(invisible, '') !== '';
