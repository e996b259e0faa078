/** Compiled messages of one language for lazily loaded code (scripts/vite/catalog-plugin). */
declare module '*&catalog' {
  const catalog: import('./catalog.ts').Catalog;
  export default catalog;
}
