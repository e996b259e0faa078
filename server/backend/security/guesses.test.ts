import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#server/backend/context/refusal.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

import { articleGuess, type Guesser } from './guess-budgets.ts';
import { countGuess } from './guesses.ts';

const day = 24 * 60 * 60_000;

describeDatabases('Guess budgets', (db) => {
  beforeEach(async () => {
    await startTestBackend(db());
    await db().deleteFrom('guessBudgets').execute();
  });

  /** Spreads guesses over a day. @returns how many of them would be checked */
  async function checked(count: number, guesser: (index: number) => { articleId: number; address: string }) {
    let total = 0;
    for (let index = 0; index < count; index++) {
      const now = noon + Math.floor((index * day) / count);
      await countGuess(db(), articleGuess({ partnerId: 1, ...guesser(index) }), now).then(
        () => {
          total += 1;
        },
        (error) => expect(error).toBeInstanceOf(Refusal),
      );
    }
    return total;
  }

  test('Of 2,000 guesses at one article from 1,000 addresses, 24 are checked in a day', async () => {
    const from = (index: number) => `198.${Math.floor((index % 1_000) / 250)}.7.${(index % 1_000) % 250}`;
    expect(await checked(2_000, (index) => ({ articleId: 1, address: from(index) }))).toBe(24);
  });

  test('Of guesses at 50 articles from one address, 10 are checked in a day', async () => {
    expect(await checked(250, (index) => ({ articleId: 1 + (index % 50), address: '203.0.113.9' }))).toBe(10);
  });

  test('Changing addresses within a /64 allows no more guesses, within a /48 20, within a /32 100', async () => {
    const over = async (address: (index: number) => string) => {
      await db().deleteFrom('guessBudgets').execute();
      return checked(300, (index) => ({ articleId: 1 + (index % 300), address: address(index) }));
    };
    expect(await over((index) => `2001:db8:1:2::${index.toString(16)}`)).toBe(10);
    expect(await over((index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(20);
    expect(await over((index) => `2001:db8:${index.toString(16)}:1::1`)).toBe(100);
  });

  test('Waits double up to the longest one: 60 s for strangers, 600 s for a known browser', async () => {
    const waitsOf = async (
      count: number,
      guesser: (index: number) => Omit<Guesser, 'partnerId' | 'articleId'>,
    ) => {
      await db().deleteFrom('guessBudgets').execute();
      const waits: number[] = [];
      let now = noon;
      for (let index = 0; index < count; index++) {
        await countGuess(db(), articleGuess({ partnerId: 1, articleId: 1, ...guesser(index) }), now);
        const { until } = await db()
          .selectFrom('guessBudgets')
          .select((eb) => eb.fn.max('blockedUntil').as('until'))
          .executeTakeFirstOrThrow();
        const wait = Math.max(0, Number(until) - now);
        if (wait > 0) waits.push(wait / 1_000);
        now += wait;
      }
      return waits;
    };
    const strangers = await waitsOf(20, (index) => ({ address: `198.51.100.${index}` }));
    expect(strangers).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
    const known = await waitsOf(16, () => ({ address: '198.51.100.1', knownDevice: 'a-known-browser' }));
    expect(known).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
  });

  test('A refused guess counts against no other budget', async () => {
    for (let index = 0; index < 50; index++)
      await countGuess(
        db(),
        articleGuess({ partnerId: 1, articleId: 1, address: `198.51.100.${index}` }),
        noon + index * 60_000,
      ).catch(() => {});
    const scopes = await db().selectFrom('guessBudgets').select('scope').execute();
    expect(scopes).toHaveLength(1 + 24);
  });
});
