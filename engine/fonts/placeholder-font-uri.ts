/**
 * The placeholder font (scripts/fonts/placeholder-font.ts), ready for a page's head: `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 * Preloaded it is there before the first layout; named in CSS alone it would come a frame late, and text would move.
 */
export const placeholderFontUri =
  'data:font/woff2;base64,d09GMgABAAAAAAD0AAwAAAAAApQAAACoAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAZAoQOAsKAAE2AiQDEAQgBQYHIBckGBAb3wHIjtRYzc3JESqd55+/77f2O/cPNQM+sP4Di7Li8BMFWmCjxpEGerFRu8Xz5QEX+yrFDSPizKo50egAYvWioFXPgxXdpXmMeh/nQD6Bs4xyiGMn4BawxowZYYflAhPLjuUexQ0eBybe8PGKYoSxxwQa2CIoNEADASoJgADP11enz/xtVUfamkDYYh2QIVp1/FGd2iNoSkAAAMBaoXnI7/8x1QFS3gEAAA==';
