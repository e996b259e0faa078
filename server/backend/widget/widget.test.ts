import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { origin, startWidget, visit, type Widget } from '../testing/widget.ts';

/** The names of the modules that a script imports; all must be beside it. */
const importsOf = (script: string) =>
  [...script.matchAll(/^(?:im|ex)port .*from '(.*)'/gm)].map(([, from = '']) => from.replace(/^\.\//, ''));

describeDatabases('The demo reservation widget', (db) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await startWidget(db());
  });

  test('Both scripts and their imports are served to any origin without types', async () => {
    for (const name of ['type1.mjs', 'type2.mjs']) {
      const { status, headers, text } = await widget.get(name, { origin: 'https://elsewhere.example' });
      expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(headers['access-control-allow-origin']).toBe('*');
      const modules = new Set(importsOf(text));
      for (const module of modules) {
        const found = await widget.get(module);
        expect([module, found.status]).toEqual([module, 200]);
        for (const imported of importsOf(found.text)) modules.add(imported);
      }
      expect(modules.size).toBeGreaterThan(10);
      expect((await widget.get(name, { 'if-none-match': headers.etag })).status).toBe(304);
    }
    for (const name of ['type3.mjs', '..%2fserve.ts', 'reserve.ts', 'nothing.ts'])
      expect([name, (await widget.get(name)).status]).toEqual([name, 404]);
  });

  test('Only partners’ pages may call across origins', async () => {
    const preflight = await widget.app.inject({
      method: 'OPTIONS',
      url: '/widget/api/reservations',
      headers: { origin },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    expect((await widget.get('api/setting')).headers['access-control-allow-origin']).toBe(origin);
    const foreign = await widget.reserve(visit, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ORIGIN_UNKNOWN']);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('Treatments to choose from are listed by category, event, id or popularity, with shown prices', async () => {
    const names = async (query: string) =>
      (await widget.read(`api/products?${query}`)).rows.map((one: { id: number }) => one.id);
    expect(await names('')).toEqual([2, 1, 4, 5]);
    expect(await names('categoryId=3')).toEqual([2, 4]);
    expect(await names('eventId=1')).toEqual([5]);
    expect(await names('eventId=2')).toEqual([]);
    expect(await names('eventId=2&productId=1')).toEqual([1]);
    expect(await names('ids=5,1')).toEqual([5, 1]);
    expect((await names('categoryId=3&productId=5'))[0]).toBe(5);
    const [first] = (await widget.read('api/products?eventId=2&productId=1')).rows;
    expect(first.options[0]).toEqual({ id: 101, name: '300샷', price: 100, isReservable: true });
  });

  test('The next weeks are listed in the clinic’s time zone', async () => {
    const { today, rows } = await widget.read('api/days');
    expect(today).toBe('2026-06-15');
    expect(rows).toHaveLength(42);
    const isOpen = (date: string) => rows.find((day: { date: string }) => day.date === date)?.isOpen;
    expect([isOpen('2026-06-15'), isOpen('2026-06-21'), isOpen('2026-07-01')]).toEqual([true, false, true]);
    const july = (await widget.read('api/times?date=2026-07-01')).rows;
    // Special hours end with the lunch break, so there is none.
    expect(july.at(-1).time).toBe('13:30');
    for (const date of ['0000-01-01', '0001-01-01', '9999-12-31'])
      expect((await widget.read(`api/times?date=${date}`)).rows).toEqual([]);
  });

  test('A partner without the widget accepts no reservations', async () => {
    expect((await widget.reserve(visit, { origin: 'http://sakura.localhost' })).status).toBe(404);
    expect((await widget.get('api/setting', { origin: 'http://sakura.localhost' })).status).toBe(404);
  });
});
