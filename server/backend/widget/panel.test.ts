// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { Panel } from './browser/panel.ts';
import type { Line } from './browser/port.ts';

type Sent = { key: string; body: { options: object[]; time: string } & Record<string, unknown> };
type Answer = { status: number; body: object | string };

/** The server: what each read answers, what was sent, and the answers to reservations in order. */
let products: object[];
let times: Record<string, { time: string; isFree: boolean }[]>;
let sent: Sent[];
let answers: (Answer | 'lost')[];
let asked: string[];
/** Answers to reads of these paths wait for this. */
let held: { path: string; until: Promise<void> } | undefined;

const option = (id: number, name: string, price: number) => ({ id, name, price, isReservable: true });
const lifting = (...options: object[]) => ({
  id: 1,
  name: 'Lifting',
  languageCode: 'en',
  currency: 'KRW',
  options,
});
const reserved = { status: 201, body: { row: { receipt: 'r' } } };
const refused = (code: string): Answer => ({
  status: 409,
  body: { message: code, code, translatedMessage: `Told: ${code}` },
});

async function answer(address: string | URL, init?: RequestInit): Promise<Response> {
  const path = new URL(address).pathname.split('/').at(-1) ?? '';
  const query = new URL(address).searchParams;
  asked.push(path);
  const respond = ({ status, body }: Answer) =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  if (path === 'reservations') {
    const headers = init?.headers as Record<string, string>;
    sent.push({ key: headers['idempotency-key'] ?? '', body: JSON.parse(String(init?.body)) });
    const next = answers.shift() ?? reserved;
    if (next === 'lost') throw new TypeError('Failed to fetch');
    return respond(next);
  }
  if (held?.path === path) await held.until;
  const rows = {
    products,
    days: Object.keys(times).map((date) => ({ date, isOpen: true })),
    times: times[query.get('date') ?? ''] ?? [],
  }[path];
  return respond({
    status: 200,
    body: rows ? { rows } : { row: { hasPriceView: true, isIncludeVat: true } },
  });
}

const onReserved = vi.fn();
let panel: Panel;
/** Loads the page with the widget's scripts. */
async function loadPage(): Promise<void> {
  document.body.replaceChildren();
  vi.resetModules();
  const { createPanel } = await import('./browser/panel.ts');
  const options = {
    gtmId: '',
    colors: {},
    logoSrc: null,
    consultingReservationOnly: false,
    isMenuReversed: false,
    positionType: 'RIGHT',
    treatmentSelectType: 'MULTIPLE',
    utm: {},
    onReserved,
  } as const;
  panel = createPanel('type1', options, () => 'en');
}

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', answer);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  products = [lifting(option(101, '300 shots', 900), option(102, '600 shots', 1_700))];
  times = {
    '2026-06-17': [{ time: '10:00', isFree: true }],
    '2026-06-18': [{ time: '15:00', isFree: true }],
  };
  [sent, answers, asked, held] = [[], [], [], undefined];
  onReserved.mockReset();
  sessionStorage.clear();
  await loadPage();
});
afterEach(() => vi.unstubAllGlobals());

const root = () => document.querySelector('reservation-widget')?.shadowRoot as ShadowRoot;
const all = <T extends Element = HTMLInputElement>(selector: string) => [
  ...root().querySelectorAll<T>(selector),
];
const textOf = (selector: string) =>
  all(selector)
    .map((one) => one.textContent)
    .join();
const until = (check: () => void) => vi.waitFor(check, { timeout: waitTimeoutMs });
const ticked = () => all('.option input:checked').map(({ value }) => value);

/** Opens the widget with options of the site and enters everything else. */
async function openFilled(lines: Line[], day = 0): Promise<void> {
  panel.open({ kind: lines.length > 0 ? 'treatment' : 'visit', lines, eventId: null });
  await until(() => expect(all('[name=day]').length).toBe(2));
  all('[name=day]')[day]?.click();
  await until(() => expect(all('[name=time]').length).toBe(1));
  all('[name=time]')[0]?.click();
  const [name] = all('#name');
  const [phone] = all('#phone');
  if (!name || !phone) throw new Error('The widget has no fields.');
  [name.value, phone.value] = ['Jane', '+1 415.555.0100'];
  all('#consent')[0]?.click();
}

async function submit(): Promise<void> {
  all<HTMLButtonElement>('.submit')[0]?.click();
  await until(() => expect(textOf('.submit')).toBe('Reserve'));
}

const line = (optionId: number, more: Partial<Line> = {}): Line => ({
  productId: 1,
  optionId,
  quantity: 1,
  ...more,
});

test('options are reserved with the names and prices that the visitor is shown', async () => {
  await openFilled([line(101, { quantity: 2, optionName: '300 shots', languageCode: 'en', price: 5 })]);
  await submit();
  expect(sent[0]?.body.options).toEqual([
    { productId: 1, optionId: 101, quantity: 2, eventId: null, name: '300 shots', price: 900 },
  ]);
  expect(onReserved).toHaveBeenCalledOnce();
});

test('an option picked on the site is followed by its name when the clinic has reordered them', async () => {
  products = [lifting(option(101, '600 shots', 1_700), option(102, '300 shots', 900))];
  await openFilled([line(101, { optionName: '300 shots', languageCode: 'en' })]);
  expect(ticked()).toEqual(['1:102']);
  // A name in another language cannot be compared.
  panel.open({
    kind: 'treatment',
    lines: [line(101, { optionName: '300샷', languageCode: 'ko' })],
    eventId: null,
  });
  await until(() => expect(ticked()).toEqual(['1:101']));
});

test('after a refusal of changed options these are shown with what they were, and the visitor confirms', async () => {
  await openFilled([line(101), line(102)]);
  answers = [refused('RESERVATION_OPTIONS_CHANGED')];
  products = [
    lifting(option(101, '600 shots', 1_700), option(102, '350 shots', 950), option(103, '300 shots', 990)),
  ];
  await submit();
  expect(textOf('.alert')).toBe('Told: RESERVATION_OPTIONS_CHANGED');
  expect(ticked()).toEqual(['1:101', '1:103']);
  expect(textOf('.option-before')).toBe('Before: ₩900');
  expect(textOf('.total')).toContain('₩2,690');
  expect([all('#name')[0]?.value, all('#consent')[0]?.checked]).toEqual(['Jane', true]);
  await until(() => expect(all('[name=time]:checked').length).toBe(1));
  await submit();
  expect(sent[1]?.body.options).toMatchObject([
    { optionId: 103, name: '300 shots', price: 990 },
    { optionId: 101, name: '600 shots', price: 1_700 },
  ]);
  expect(onReserved).toHaveBeenCalledOnce();
});

test('an option that is gone is no longer chosen, and the visitor reads which', async () => {
  await openFilled([line(101), line(102)]);
  answers = [refused('RESERVATION_OPTION_UNAVAILABLE')];
  products = [lifting(option(101, '600 shots', 1_700))];
  await submit();
  expect(ticked()).toEqual(['1:101']);
  expect(textOf('#treatments-error')).toBe('No longer available, so not selected: 300 shots');
});

test('a renamed option is shown with its name before', async () => {
  await openFilled([line(101)]);
  answers = [refused('RESERVATION_OPTIONS_CHANGED')];
  products = [lifting(option(101, '320 shots', 950), option(102, '600 shots', 1_700))];
  await submit();
  expect(textOf('.option-before')).toBe('Before: 300 shots · ₩900');
});

test('a reservation whose answer was lost is sent under the same key, also after a reload', async () => {
  answers = ['lost', { status: 503, body: '<h1>Bad gateway</h1>' }, 'lost'];
  await openFilled([]);
  await submit();
  const reads = asked.filter((path) => path === 'days').length;
  await submit();
  expect(textOf('.alert')).toBe('The connection failed. Please try again shortly.');
  // The reservation may have been made: its own time must not seem taken.
  expect(asked.filter((path) => path === 'days').length).toBe(reads);
  await loadPage();
  await openFilled([]);
  await submit();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Jane|415\.555/);
  await submit();
  expect(onReserved).toHaveBeenCalledOnce();
  // The same one after a success is another reservation.
  await openFilled([]);
  await submit();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('times are read again after a refusal of the time', async () => {
  await openFilled([]);
  answers = [refused('RESERVATION_TIME_UNAVAILABLE')];
  times = { ...times, '2026-06-17': [{ time: '10:00', isFree: false }] };
  await submit();
  expect(textOf('.alert')).toBe('Told: RESERVATION_TIME_UNAVAILABLE');
  expect(all('[name=time]:disabled').length).toBe(1);
});

test('no time can be reserved on another day before the times of that day are shown', async () => {
  times = { ...times, '2026-06-18': [{ time: '10:00', isFree: true }] };
  await openFilled([]);
  let release = () => {};
  held = { path: 'times', until: new Promise((resolve) => (release = resolve)) };
  all('[name=day]')[1]?.click();
  all<HTMLButtonElement>('.submit')[0]?.click();
  expect(textOf('#time-error')).toBe('Please choose a date and time.');
  expect(sent).toEqual([]);
  release();
  await until(() => expect(all('[name=time]:checked').length).toBe(1));
  await submit();
  expect(sent[0]?.body).toMatchObject({ date: '2026-06-18', time: '10:00' });
});
