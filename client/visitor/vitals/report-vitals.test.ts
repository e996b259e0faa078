// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readVitals } from '#server/site/measure/read-vitals.ts';
import { reportVitals } from './report-vitals.ts';

type Note = (metric: object) => void;
const notes = vi.hoisted(() => [] as Note[]);
vi.mock('web-vitals/attribution', () => {
  const measure = (note: Note) => void notes.push(note);
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
});

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
beforeEach(() => {
  notes.length = 0;
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page is sent once as it is hidden, in the form that the site takes, without query and texts', async () => {
  const [navigation, place] = [`${location.origin}/products?keyword=private`, '/next'];
  Object.assign(performance, { getEntriesByType: () => [{ name: navigation }] });
  // The visitor has followed a link since.
  history.replaceState(null, '', place);
  reportVitals();
  notes[0]?.({ name: 'LCP', value: 5_000.5, attribution: { target: '#main>img[alt="원장 사진"]' } });
  notes[0]?.({ name: 'CLS', value: 0.01, attribution: {} });
  hide();
  hide();
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [url, blob] = sendBeacon.mock.calls[0] ?? [];
  const reader = new FileReader();
  reader.readAsText(blob as Blob);
  await new Promise((read) => reader.addEventListener('load', read));
  const text = String(reader.result);
  expect([url, blob?.type, text.includes('private')]).toEqual(['/_maru/vitals', 'application/json', false]);
  expect(readVitals(JSON.parse(text))).toMatchObject({
    path: '/products',
    vitals: [{ metric: 'LCP', cause: '#main>imgalt' }, { metric: 'CLS' }],
  });
});

test('a page that measured nothing sends nothing', () => {
  reportVitals();
  hide();
  expect(sendBeacon).not.toHaveBeenCalled();
});
