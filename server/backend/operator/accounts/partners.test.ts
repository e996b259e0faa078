import { expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startOperatorBackend } from '../../testing/operators.ts';
import { addPartners } from '../../testing/partners.ts';

describeDatabases('More than a thousand partners', (db) => {
  test('They are listed in pages by code, in which each of them is once', async () => {
    const { call, operator } = await startOperatorBackend(db());
    await addPartners(db(), 1_500);
    const { token } = await operator({ isInstanceAdministrator: true });
    const page = async (after?: string) => {
      const { rows, more } = (await call('partners', { token, params: { after } })).body;
      return { codes: rows.map(({ code }: { code: string }) => code) as string[], more };
    };
    const first = await page();
    expect([first.codes.length, first.more]).toEqual([1_000, true]);
    const last = await page(first.codes.at(-1));
    expect([last.codes.length, last.more]).toEqual([502, false]);
    expect(new Set([...first.codes, ...last.codes]).size).toBe(1_502);
    expect(await page(last.codes.at(-1))).toEqual({ codes: [], more: false });
  });
});
