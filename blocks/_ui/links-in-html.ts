/** The start of a link to a path, up to that path. Sanitized attributes contain neither `"` nor `>`. */
const pathLink = /(<a\b[^>]*?\shref=")(\/[^"]*)/g;

/**
 * Rewrites the links to paths of this site in sanitized markup; texts, other attributes and other links are left alone.
 * @param href returns the address of a path in the page's language
 */
export function withLocalizedLinks(html: string, href: (path: string) => string): string {
  return html.replace(pathLink, (_, start: string, path: string) => start + href(path));
}
