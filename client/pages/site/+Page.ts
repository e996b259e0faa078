/** Vike wants a page to exist; what is on it comes from the site document (+onRenderHtml). */
export default {};
