type Fact = { path: string; name: string; value: unknown };

/** Everything in a graph, with the names of its places. */
function factsIn(value: unknown, path = ''): Fact[] {
  if (typeof value !== 'object' || value === null)
    return [{ path, name: path.split('.').at(-1) ?? '', value }];
  return Object.entries(value).flatMap(([key, below]) =>
    factsIn(below, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

const words = new Set(['name', 'legalName', 'headline', 'text', 'description', 'jobTitle', 'streetAddress']);
const amounts = new Set(['price', 'lowPrice', 'highPrice']);
const days = new Set(['validFrom', 'validThrough']);
const instants = new Set(['startDate', 'endDate', 'datePublished', 'dateModified', 'uploadDate']);
const times = new Set(['opens', 'closes']);
const pictures = new Set(['thumbnailUrl', 'image']);

/** The original file of a picture, whatever its width. */
const fileOf = (address: string): string => {
  const url = new URL(address, 'http://site.localhost');
  return url.searchParams.get('url') ?? url.pathname;
};
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

/**
 * Facts of structured data that the text of a page does not contain: names and texts, prices as digits, days and
 * instants in the partner's time zone, times, the telephone number, pictures.
 */
export function notShown(graph: readonly unknown[], document: Document, timeZone: string): string[] {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  const shown = plain(body.textContent ?? '');
  const alts = [...body.querySelectorAll('img[alt]')].map((img) => plain(img.getAttribute('alt') ?? ''));
  const sources = [...body.querySelectorAll('img')].map((img) => fileOf(img.getAttribute('src') ?? ''));
  const digits = shown.replace(/\D/g, '');
  const has = (text: string) => shown.includes(plain(text)) || alts.includes(plain(text));
  const dayOf = (instant: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .format(instant)
      .replaceAll('-', '/');
  const isShown = ({ path, name, value }: Fact): boolean => {
    if (words.has(name)) return has(String(value));
    if (name === 'telephone') return digits.includes(String(value).slice(-8).replace(/^0/, ''));
    if (amounts.has(name)) return shown.includes(Number(value).toLocaleString('en-US'));
    if (pictures.has(name)) return sources.includes(fileOf(String(value)));
    if (days.has(name)) return has(String(value).replaceAll('-', '/'));
    // An end at midnight is shown as the day before.
    if (name === 'endDate') return has(dayOf(new Date(Date.parse(String(value)) - 1)));
    if (instants.has(name)) return has(dayOf(new Date(String(value))));
    // A closed day, and a day that is open around the clock, are shown as text.
    if (times.has(name)) return value === '00:00' || value === '23:59' || has(String(value));
    return path.length > 0;
  };
  return graph
    .flatMap((node) => factsIn(node))
    .filter((fact) => !isShown(fact))
    .map(({ path, value }) => `${path} ${JSON.stringify(value)}`);
}
