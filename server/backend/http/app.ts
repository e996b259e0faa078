import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { sql } from 'kysely';
import { askedLanguage } from '#server/backend/context/context.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import type { MetaConversions } from '#server/backend/conversions/meta-conversions.ts';
import type { OperatorServices } from '#server/backend/operator/context/services.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { addCalls } from './calls.ts';
import { addChat } from './chat.ts';
import { errorAnswer } from './error-answer.ts';
import { addFiles } from './files.ts';
import { addMeasurements } from './measurements.ts';
import { addOperatorCalls } from './operator-calls.ts';
import { addOperatorOpenApi } from './operator-openapi.ts';
import { addSites } from './sites.ts';
import { addWidget } from './widget.ts';

/** Room for the longest article in the longest encoding. */
const bodyLimit = 256 * 1024;
/** Milliseconds for answering a visitor's request. */
const handlerTimeout = 10_000;
/** Milliseconds for receiving a request: an operator's picture may come over a slow line. */
const requestTimeout = 60_000;

export type BackendOptions = {
  db: Database;
  /** Required value of the app-key header. */
  appKey: string;
  /** Holds one folder per partner code, with the partner's images in `images/`. */
  filesDir: string;
  /** Serves the operator API with these. */
  operators?: Omit<OperatorServices, 'appKey' | 'filesDir'>;
  logger?: FastifyBaseLogger;
  /** Reports conversions to Meta for partners with a token. */
  meta?: MetaConversions | undefined;
  /** The clock, in ms. */
  now?: () => Millis;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the origin has been looked up; errors use its language. */
    partner: Partner | null;
  }
}

/** Creates the backend as a Fastify app that does not listen yet. */
export function createBackend(options: BackendOptions): FastifyInstance {
  const app = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    handlerTimeout,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
  });
  app.decorateRequest('partner', null);

  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, messageLanguage(request));
    // Bodies and headers may hold passwords, so neither is logged.
    if (answer.status >= 500)
      request.log.error({ err: error, method: request.method, path: pathOf(request) });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = errorAnswer({ statusCode: 404 }, messageLanguage(request));
    return reply.code(status).send(body);
  });

  app.get('/healthz', async () => {
    await sql`select 1`.execute(options.db);
    return { status: 'ok' };
  });
  addFiles(app, options);
  addSites(app, options);
  addMeasurements(app, options);
  addCalls(app, options);
  addWidget(app, options);
  addChat(app);
  const { appKey, filesDir, operators } = options;
  if (operators) {
    addOperatorCalls(app, { ...options, services: { ...operators, appKey, filesDir } });
    addOperatorOpenApi(app);
  }
  return app;
}

const messageLanguage = (request: FastifyRequest) =>
  askedLanguage(request) ?? request.partner?.mainLanguage ?? 'ko';

const pathOf = (request: FastifyRequest) => request.url.split('?')[0];
