/** Paths of the toast icons, copied from blocks/_ui/icon-paths, which is ten times the stack. A test compares them. */
export const toastIcons = {
  success: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12',
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01',
  error: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16',
  close: 'M18 6 6 18M6 6l12 12',
} as const;
