import type { VendorFake, VendorSettings } from '../../vendor.ts';

/**
 * A fake of a vendor's script.
 * @param settings valid ones
 * @param code handles the vendor's calls; `report(event, { title, path, value, currency })` sends one to `collect`,
 * with the page's title and path by default, `query` has the parameters of the script's URL, and `drain(list, handle)`
 * passes what a list has and gets to `handle`
 */
export const fakeScript = (
  settings: VendorSettings,
  script: string,
  collect: string,
  code: string,
): VendorFake => ({
  settings,
  script,
  collect,
  body: `(() => {
  const query = new URL(document.currentScript?.src || window.fakeScriptUrl).searchParams;
  const report = (event, { title = document.title, path = location.pathname, value = '', currency = '' } = {}) => {
    fetch('${collect}?' + new URLSearchParams({ event, title, path, value, currency }), { mode: 'no-cors' });
  };
  const drain = (list, handle) => {
    for (const entry of [...list]) handle(entry);
    const push = list.push;
    list.push = (...entries) => {
      for (const entry of entries) handle(entry);
      return push.apply(list, entries);
    };
  };
  ${code.trim()}
})();`,
});
