/** Attributes a link needs for where it leads: outside pages open in a new tab and learn nothing of this one. */
export function linkTarget(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return /^https?:\/\//i.test(href) ? { target: '_blank', rel: 'noopener' } : {};
}
