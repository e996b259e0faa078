/**
 * Finds an element of an island again after hydration: if something had changed the island's HTML before, React has
 * re-rendered it. Elements with the same tag are in the same order, as translators add elements with other tags.
 */
export function followElement(element: Element): () => HTMLElement | undefined {
  const island = element.closest('maru-island');
  const all = () => [...(island?.querySelectorAll<HTMLElement>(element.localName) ?? [])];
  const place = all().indexOf(element as HTMLElement);
  return () => (element.isConnected ? (element as HTMLElement) : all()[place]);
}
