/** Vike requires a page; its content comes from the site document (`onRenderHtml` in +config.ts). */
export default {};
