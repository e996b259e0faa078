/**
 * The placeholder font (scripts/fonts/placeholder-font.ts), to preload in a page's head. Preloaded, it is available
 * before the first layout. Declared in CSS alone, it would load a frame late and shift text.
 */
export const placeholderFontUri =
  'data:font/woff2;base64,d09GMgABAAAAAAD0AAwAAAAAApQAAACoAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAZAoQOAsKAAE2AiQDEAQgBQYHIBckGBAb3wHIjtRYzc3JESqd55+/77f2O/cPNQM+sP4Di7Li8BMFWmCjxpEGerFRu8Xz5QEX+yrFDSPizKo50egAYvWioFXPgxXdpXmMeh/nQD6Bs4xyiGMn4BawxowZYYflAhPLjuUexQ0eBybe8PGKYoSxxwQa2CIoNEADASoJgADP11enz/xtVUfamkDYYh2QIVp1/FGd2iNoSkAAAMBaoXnI7/8x1QFS3gEAAA==';
