/** Messages of one language for code that loads late, compiled (client/build/catalog-plugin). */
declare module '*&catalog' {
  const catalog: import('./use-messages.tsx').Catalog;
  export default catalog;
}
