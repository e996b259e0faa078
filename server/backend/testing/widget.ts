import type { Database } from '../database/open.ts';
import { startTestBackend } from './backend.ts';

export const origin = 'http://han.localhost:3000';

/** A valid reservation of a consultation visit. */
export const visit = {
  kind: 'visit',
  date: '2026-06-17',
  time: '10:00',
  customerName: '김하나',
  customerPhone: '010-1000-0001',
  isConsented: true,
};

let phones = 2000;
/** A first-time visitor. */
export const somebody = () => ({ customerPhone: `010-0000-${++phones}` });

/** The demo reservation widget of a backend with two clinics, of which the first uses it. */
export async function startWidget(db: Database) {
  const { app } = await startTestBackend(db);
  const get = async (path: string, headers: object = {}) => {
    const response = await app.inject({ url: `/widget/${path}`, headers: { origin, ...headers } });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };
  return {
    app,
    get,
    read: async (path: string) => JSON.parse((await get(path)).text),
    reserve: async (body: object, headers: object = {}, query = '') => {
      const response = await app.inject({
        method: 'POST',
        url: `/widget/api/reservations${query}`,
        headers: { origin, ...headers },
        payload: body,
      });
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    },
    stored: (receipt: string) =>
      db.selectFrom('reservations').where('receipt', '=', receipt).selectAll().executeTakeFirst(),
  };
}

export type Widget = Awaited<ReturnType<typeof startWidget>>;
