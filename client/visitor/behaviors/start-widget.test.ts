// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

const hydrate = vi.fn<(island: Element) => Promise<void>>();
vi.mock('#client/visitor/islands/schedule-islands.ts', () => ({ hydrate }));
const openWidget = vi.fn();
const setWidgetLanguage = vi.fn();
vi.mock('#engine/browser/integrations/widget.ts', () => ({ openWidget, setWidgetLanguage }));

history.replaceState(null, '', '/products?utm_source=naver&wcid=3&wpid=4');
const { startWidget } = await import('./start-widget.ts');
startWidget();
await vi.waitFor(() => expect(openWidget).toHaveBeenCalled(), waitTimeoutMs);
const openedAtStart = openWidget.mock.calls[0]?.[0];

beforeEach(() => {
  openWidget.mockReset().mockReturnValue(true);
  setWidgetLanguage.mockReset();
  hydrate.mockReset();
  document.body.innerHTML = `
    <a id="visit" href="#contact" data-widget="visit"><b>예약</b></a>
    <a id="treatment" href="#contact" data-widget="treatment">예약</a>
    <a id="english" href="#en" data-language="en">English</a>
    <a id="plain" href="#plain">다른 곳</a>
    <maru-island><a id="unhydrated" href="#contact" data-widget="treatment">예약</a></maru-island>`;
});
const island = () => document.querySelector('maru-island') as HTMLElement;
/** Hydrates the island when the returned function is called, with an error if one is given. */
function delayHydration(): (error?: Error) => Promise<void> {
  const hydration = Promise.withResolvers<void>();
  hydrate.mockReturnValue(hydration.promise);
  const element = island();
  return async (error) => {
    if (element.isConnected && !error) element.dataset.hydrated = '';
    if (error) hydration.reject(error);
    else hydration.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
}
const opened = () => openWidget.mock.calls.map(([kind]) => kind);
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the page’s URL opens what it names', () => {
  expect(openedAtStart).toEqual({ to: 'productList', categoryId: 3, partnerOrProductId: 4 });
});

test('a link with data-widget opens the widget and is not followed', () => {
  expect([click('#visit b'), click('#treatment')]).toEqual([true, true]);
  expect(opened()).toEqual(['visit', 'treatment']);
});

test('where the partner uses no widget (useWidget false) it is an ordinary link', () => {
  openWidget.mockReturnValue(false);
  expect(click('#visit')).toBe(false);
});

test('a dialog with the link closes if the widget opens, as a modal one would make the widget inert', () => {
  const menu = document.createElement('dialog');
  Object.assign(menu, { close: () => menu.removeAttribute('open') });
  menu.innerHTML = '<a id="inMenu" href="#contact" data-widget="visit">예약</a>';
  document.body.append(menu);
  menu.open = true;
  openWidget.mockReturnValue(false);
  click('#inMenu');
  expect(menu.open).toBe(true);
  openWidget.mockReturnValue(true);
  click('#inMenu');
  expect(menu.open).toBe(false);
});

test('other links, other buttons and new tabs are left alone', () => {
  expect([click('#plain'), click('#visit', { ctrlKey: true }), click('#visit', { button: 1 })]).toEqual([
    false,
    false,
    false,
  ]);
  document
    .querySelector('#visit')
    ?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('#visit');
  expect(openWidget).not.toHaveBeenCalled();
});

test('a click in an unhydrated island waits until the island is hydrated', async () => {
  hydrate.mockImplementation(async (island) => {
    island.setAttribute('data-hydrated', '');
  });
  expect(click('#unhydrated')).toBe(true);
  await vi.waitFor(() => expect(opened()).toEqual(['treatment']), waitTimeoutMs);
});

test('an island that fails to hydrate does not block the widget', async () => {
  hydrate.mockRejectedValue(new Error('no such chunk'));
  click('#unhydrated');
  await vi.waitFor(() => expect(opened()).toEqual(['treatment']), waitTimeoutMs);
});

test('repeated clicks in an unhydrated island count as one', async () => {
  const finishHydration = delayHydration();
  const clicked = vi.fn();
  expect([click('#unhydrated'), click('#unhydrated')]).toEqual([true, true]);
  document.querySelector('#unhydrated')?.addEventListener('click', clicked);
  await finishHydration();
  expect([clicked.mock.calls.length, opened()]).toEqual([1, ['treatment']]);
});

test('a click in an island does nothing if the visitor has left its page before it hydrates', async () => {
  const finishHydration = delayHydration();
  const followed = vi.fn();
  document.querySelector('#unhydrated')?.addEventListener('click', followed);
  click('#unhydrated');
  followed.mockReset();
  island().remove();
  await finishHydration();
  expect([followed.mock.calls, opened()]).toEqual([[], []]);
});

test('an island that fails to hydrate opens no widget on another page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const finishHydration = delayHydration();
  click('#unhydrated');
  history.pushState(null, '', '/another');
  island().remove();
  await finishHydration(new Error('no such chunk'));
  expect([opened(), location.pathname]).toEqual([[], '/another']);
});

test('if the widget code fails to load, the link is followed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openWidget.mockImplementation((_, onLoadError) => {
    onLoadError(new TypeError('no such chunk'));
    return true;
  });
  expect(click('#visit')).toBe(true);
  expect(location.hash).toBe('#contact');
});

test('the widget is told the chosen language', () => {
  click('#english');
  expect(setWidgetLanguage).toHaveBeenCalledWith('en');
});

test('navigating to a URL with a widget parameter opens the widget', async () => {
  history.replaceState(null, '', '/products?wcopen=1');
  document.dispatchEvent(new CustomEvent('maru:route-change', { detail: '/products' }));
  await vi.waitFor(() => expect(opened()).toEqual([{ to: 'visit' }]), waitTimeoutMs);
});
