/** Compiled messages of one language for lazily loaded code (scripts/vite/catalog-plugin). */
declare module '*&catalog' {
  const catalog: import('./use-messages.tsx').Catalog;
  export default catalog;
}
