// Written by `npm run icons` from Lucide (ISC license). Icons are chosen in scripts/icons/icon-names.ts.

/** Paths of the toast icons: all icons are ten times the code of the stack. */
export const toastIcons = {
  success: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12',
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4m0-4h.01',
  error: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8v4m0 4h.01',
  close: 'M18 6L6 18M6 6l12 12',
} as const;
