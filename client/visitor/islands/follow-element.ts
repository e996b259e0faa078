/**
 * Finds an element of an island again once it is alive: where something had changed the island's HTML before, React has
 * drawn it anew. Elements of its kind stand in the same order, for what a translator adds is of kinds of its own.
 */
export function followElement(element: Element): () => HTMLElement | undefined {
  const island = element.closest('maru-island');
  const all = () => [...(island?.querySelectorAll<HTMLElement>(element.localName) ?? [])];
  const place = all().indexOf(element as HTMLElement);
  return () => (element.isConnected ? (element as HTMLElement) : all()[place]);
}
