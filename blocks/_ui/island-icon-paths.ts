// Written by `npm run icons` from Lucide (ISC license). Icons are chosen in scripts/icons/icon-names.ts.

/**
 * The icons of islands, the only ones that reach the browser as code: outlines on a 24 px square, drawn with a 2 px
 * stroke. All shapes of an icon are one path: an icon is then one element, and the set costs a third of the components.
 */
export const islandIconPaths = {
  close: 'M18 6L6 18M6 6l12 12',
  plus: 'M5 12h14m-7-7v14',
  minus: 'M5 12h14',
  check: 'M20 6L9 17l-5-5',
  calendar:
    'M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384',
  cart: 'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  alert: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8v4m0 4h.01',
  trash:
    'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  document:
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8',
} as const;
