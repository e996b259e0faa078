import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as shapes from '#schemas/api/reservations.ts';
import { type CallContext, contextOf } from '#server/backend/context/context.ts';
import { partnerOfOrigin } from '#server/backend/context/partner-of-origin.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { requestIp } from '#server/backend/context/request-ip.ts';
import { choices } from '../widget/choices.ts';
import { calendarFor, daysOf } from '../widget/days.ts';
import { infoOf, reservationOf, reserve } from '../widget/reserve.ts';
import { widgetScript } from '../widget/scripts.ts';
import type { BackendOptions } from './app.ts';
import { appKeyTest } from './app-key.ts';
import { parseRequest } from './parse.ts';

/**
 * Adds the demo reservation widget: its scripts, and the calls that they make. As a third party it has another origin
 * than the site, so CORS admits partners' pages only. The origin identifies the partner. Nothing here needs the app
 * key, which no browser has.
 */
export function addWidget(app: FastifyInstance, { db, appKey, now = Date.now }: BackendOptions): void {
  const isSite = appKeyTest(appKey);

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers;
    request.partner = await partnerOfOrigin(db, origin);
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '600',
      vary: 'origin',
      'cache-control': 'no-store',
    });
  };
  // Browsers can send any forwarded IP address; only the site's, sent with the app key, is trusted.
  const contextFor = (request: FastifyRequest): CallContext =>
    contextOf(request, { db, now, address: requestIp(request, isSite(request)) });
  const get = <Params extends z.ZodObject>(
    url: string,
    params: Params,
    answer: (context: CallContext, params: z.output<Params>) => Promise<unknown>,
  ) =>
    app.get(url, { onRequest: open }, async (request) => {
      const asked = { ...(request.query as object), ...(request.params as object) };
      return answer(contextFor(request), parseRequest(params, asked));
    });

  app.get<{ Params: { name: string } }>('/widget/:name', async (request, reply) => {
    const script = await widgetScript(request.params.name);
    if (!script) throw notFound();
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=60',
        etag: script.etag,
      })
      .code(request.headers['if-none-match'] === script.etag ? 304 : 200)
      .send(request.headers['if-none-match'] === script.etag ? '' : script.code);
  });
  app.options('/widget/api/*', { onRequest: open }, async (_, reply) => reply.code(204).send());

  get('/widget/api/setting', shapes.widgetLanguageParams, async (context) => {
    const { partner, config, languageCode } = await infoOf(context);
    const { hasPriceView, isIncludeVat, vatRate, timeZone } = config;
    const { displayName: partnerName, partnerTel } = partner;
    const row = { languageCode, partnerName, partnerTel, timeZone, hasPriceView, isIncludeVat, vatRate };
    return { row };
  });
  get('/widget/api/products', shapes.widgetProductsParams, async (context, params) => {
    const { config } = await infoOf(context);
    return { rows: await choices(context, params, config) };
  });
  get('/widget/api/days', shapes.widgetDaysParams, async (context, { options }) => {
    const calendar = await calendarFor(context, await infoOf(context), options ?? []);
    return { today: calendar.today, rows: daysOf(calendar) };
  });
  get('/widget/api/times', shapes.widgetTimesParams, async (context, { date, options }) => {
    const calendar = await calendarFor(context, await infoOf(context), options ?? []);
    return { rows: calendar.timesOn(date) };
  });
  get('/widget/api/reservations/:receipt', shapes.receiptParams, (context, { receipt }) =>
    reservationOf(context, receipt),
  );
  app.post('/widget/api/reservations', { onRequest: open }, async (request, reply) => {
    const context = contextFor(request);
    return reply.code(201).send(await reserve(context, parseRequest(shapes.reservationBody, request.body)));
  });
}
