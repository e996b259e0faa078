/** Messages of one language for code that loads late, compiled (scripts/vite/catalog-plugin). */
declare module '*&catalog' {
  const catalog: import('./use-messages.tsx').Catalog;
  export default catalog;
}
