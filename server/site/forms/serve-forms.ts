import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BackendError } from '#engine/api/backend-error.ts';
import { isMissing } from '#engine/api/is-missing.ts';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import { type FormState, formFields } from '#engine/browser/forms/form-state.ts';
import { isRefusedLogin } from '#engine/data/private-reader.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import type { MadePage } from '#engine/page/page-request.ts';
import { localizedHref } from '#engine/route/href.ts';
import { calls } from '#schemas/api/calls.ts';
import { previewParam } from '#schemas/operator/preview-token.ts';
import { visitorOf } from '#server/site/api/visitor.ts';
import type { VisitorCall } from '#server/site/api/visitor-calls.ts';
import { joined } from '#server/site/html-cache/body.ts';
import { normalizeUrl } from '#server/site/pages/normalize-url.ts';
import {
  documentAnswer,
  makeTenantPage,
  NoSuchSite,
  type PageAddress,
  type PageDeps,
  PageMoved,
  PageUnavailable,
  payloadAnswer,
} from '#server/site/pages/page-answers.ts';
import { sendHtml, sendMisdirected } from '#server/site/pages/send-html.ts';
import type { PageServer } from '#server/site/pages/serve-pages.ts';
import { afterLogin, withLogin } from '#server/site/pages/with-login.ts';
import { refusePreview } from '#server/site/preview/refuse-preview.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { endedLogin, hasLogin, loginOf } from '#server/site/requests/login.ts';
import { unavailablePage } from '#server/site/requests/plain-pages.ts';
import { hostName, originOf, requestUrl } from '#server/site/requests/request-url.ts';
import { allFormsLimit, limitMaking, writeLimit } from '#server/site/requests/write-limit.ts';
import { showsInquiryForm } from '#server/site/tenant/takes-inquiries.ts';
import { articleForms, detailPath } from './article-forms.ts';
import { comesFromHere } from './form-origin.ts';
import type { FormTokens } from './form-tokens.ts';
import { formsOnAnyPage } from './inquiry-form.ts';
import { knownDeviceCookies, knownDeviceOf } from './known-devices.ts';
import { expired } from './refusals.ts';
import { type FormHandler, type FormOutcome, readFields } from './sent-form.ts';

/** Bytes of the longest article with every character escaped as `%F0%9F%A6%8A`, plus some headroom. */
const bodyLimit = 512 * 1024;
/**
 * Milliseconds after which a visitor gets the form back with all typed values. Its key ensures that the write is done
 * once, in case the backend has received it.
 */
const timeoutMs = 4_000;

type FormServer = {
  deps: PageDeps;
  visitorCall: VisitorCall;
  tokens: FormTokens;
  /** In development: renders a document with Vike. */
  document?: PageServer['document'] | undefined;
};

/**
 * Handles forms that are posted to a page's own URL. A browser without JavaScript gets a page, or a redirect (303) on
 * success; client/visitor/forms requests JSON and gets the same as a payload. Responses are never cached.
 */
export async function serveForms(server: FastifyInstance, options: FormServer): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const onRequest = limitMaking(scope, allFormsLimit);
    scope.post('/*', { onRequest, bodyLimit, config: { rateLimit: writeLimit } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!comesFromHere(request)) return sendProblem(reply, 403);
      const url = requestUrl(request.url);
      if (!url || !(request.body instanceof URLSearchParams)) return sendProblem(reply, 400);
      if (url.searchParams.has(previewParam)) return refusePreview(reply, 'notSent');
      try {
        return await answer(options, request, reply, url);
      } catch (error) {
        if (error instanceof NoSuchSite) return sendMisdirected(reply);
        if (error instanceof PageMoved) return sendProblem(reply, 404);
        if (!(error instanceof PageUnavailable)) throw error;
        if (error.isLoginRefused) reply.header('set-cookie', endedLogin(request));
        return sendHtml(reply.header('retry-after', '5'), 503, unavailablePage(request));
      }
    });
  });
}

async function answer(
  { deps, visitorCall, tokens, document }: FormServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { pathname: path, searchParams }: URL,
): Promise<FastifyReply> {
  const host = hostName(request.hostname);
  const known = await deps.tenants.byHost(host);
  if (!known) throw new NoSuchSite(host);
  const fields = readFields(request.body as URLSearchParams);
  const address: PageAddress = {
    origin: originOf(request),
    host,
    path,
    search: normalizeUrl(known.site, path, searchParams).slice(path.length),
  };
  const asksPayload = request.headers.accept?.includes('application/json') === true;
  const login = loginOf(request);
  let isLoginEnded = false;
  const endLogin = () => {
    isLoginEnded = true;
    reply.header('set-cookie', endedLogin(request));
  };
  /** Renders a page for this visitor, and ends a login that the backend refuses. */
  const makeOwn = async <T>(make: (own: PageDeps, of: PageAddress) => Promise<T>, of = address) => {
    if (isLoginEnded) return make(deps, { ...of, ...afterLogin });
    const { made, isRefused } = await withLogin(deps, login, (own, state) => make(own, { ...of, ...state }));
    if (isRefused) endLogin();
    return made;
  };
  const { page, tenant } = await makeOwn(makeTenantPage);
  const {
    locale,
    mainLocale,
    params,
    pageKey,
    consents = consentsOf(null, locale, mainLocale),
  } = page.context;
  const name = fields[formFields.name] ?? '';
  const handle = ownHandler(articleForms[pageKey], name) ?? ownHandler(formsOnAnyPage, name);
  if (isMissing(page.status)) return show(page.status, undefined);
  const isShown = handle !== formsOnAnyPage.inquiry || showsInquiryForm(page.chunks);
  if (!handle || !isShown) return sendProblem(reply.header('allow', 'GET, HEAD'), 405);

  const site = tenant.entry.code;
  const about = `${site}|${path}`;
  const token = fields[formFields.token] ?? '';
  const isOurs = tokens.accepts(token, site);
  // A pass differs each time, so the key leaves it out. It includes the password: the same text with another is another article.
  const { [formFields.key]: givenKey, pass, ...rest } = fields;
  const isKey = givenKey !== undefined && /^[\w-]{16,64}$/.test(givenKey);
  // Bound to page, form and password, so that no backend replays an answer to someone with another password or at another
  // article, not even one that only compares keys and omits the header of a repeated answer.
  const password = (pass && tokens.open(pass, about)) || (fields.password ?? '');
  const ownKey = isKey ? tokens.keyOf([about, name, givenKey, password]) : undefined;
  const words = JSON.stringify(Object.entries(rest).sort());
  const keyOfFields = tokens.keyOf([about, request.ip, token, words]);
  const visitor = visitorOf(request, tenant);
  const { id: articleId } = params;
  const knownDevice =
    articleId === undefined ? undefined : knownDeviceOf(request, tokens, { site, articleId });

  /** The backend may answer a repeated write without checking its password. */
  let isRepeated = false;
  const onRepeated = () => {
    isRepeated = true;
  };

  const outcome: FormOutcome = isOurs
    ? await handle({
        fields,
        path: page.context.path,
        params,
        locale,
        consents,
        call: async (call, input) => {
          try {
            // A repeated update is harmless, and one after a different update in between must be applied again.
            const key = calls[call].method === 'PUT' ? undefined : (ownKey ?? keyOfFields);
            const made = { ...input, visitor, idempotencyKey: key, knownDevice, timeoutMs, onRepeated };
            return await visitorCall(call, made);
          } catch (error) {
            logFailure(error, request, path);
            if (isRefusal(error) && hasLogin(request) && !isLoginEnded) endLogin();
            if (error instanceof BackendError && error.retryAfter)
              reply.header('retry-after', error.retryAfter);
            throw error;
          }
        },
        seal: (password) => tokens.seal(password, about),
        unseal: (pass) => tokens.open(pass, about),
      })
    : expiredForm(name, fields, locale);

  if (outcome.opened !== undefined && !isRepeated) {
    const at = detailPath({ ...params, id: outcome.opened });
    const languages = [mainLocale, locale, ...page.context.partner.language.rows.map(({ code }) => code)];
    const paths = new Set(languages.map((language) => localizedHref(at, language, mainLocale)));
    const article = { site, articleId: outcome.opened, paths };
    reply.header('set-cookie', knownDeviceCookies(request, tokens, article));
  }
  if (outcome.kind === 'shown') return show(outcome.status, outcome.state);
  const to = localizedHref(outcome.to, locale, mainLocale);
  const message = sharedMessage(`article.done.${outcome.done}`, locale);
  const query = new URLSearchParams(outcome.to === page.context.path ? address.search : '');
  query.set('done', outcome.done);
  const confirmed = `${to}?${query}${outcome.anchor ? `#${outcome.anchor}` : ''}`;
  if (asksPayload) return reply.send({ redirect: outcome.staysInAddress ? confirmed : to, message });
  return reply.redirect(confirmed, 303);

  async function show(status: number, form: FormState | undefined): Promise<FastifyReply> {
    // The browser does not request the rest of a page that answers a form.
    const shown = { ...address, form, waitForDeferred: true };
    if (asksPayload) {
      const { body, headers } = await makeOwn(payloadAnswer, shown);
      return reply.code(status).headers(headers).send(joined(body));
    }
    if (document) {
      const made = await makeOwn(makeTenantPage, shown);
      const assets = (await deps.assets()).forPage(made.page, tenant.site, tenant.site.document.template);
      return sendHtml(reply, status, await document(made.page, assets, request.url));
    }
    const { body, headers } = await makeOwn(documentAnswer, shown);
    return reply.code(status).headers(headers).send(joined(body));
  }
}

const ownHandler = (forms: Record<string, FormHandler> | undefined, name: string) =>
  forms && Object.hasOwn(forms, name) ? forms[name] : undefined;

/** The form with its values and a fresh token, to be sent again. */
function expiredForm(
  name: string,
  { password: _, pass: __, ...values }: Record<string, string>,
  locale: MadePage['locale'],
): FormOutcome {
  return { kind: 'shown', status: 422, state: { name, values, ...expired(locale) } };
}

/** Logs only the failure, never typed values. */
function logFailure(error: unknown, request: FastifyRequest, path: string): void {
  const status = error instanceof BackendError ? error.status : 500;
  if (status >= 500) request.log.error({ err: error, host: request.hostname, path }, 'a form failed');
}

/** A refused login ends (SPEC section 6). */
const isRefusal = (error: unknown) => error instanceof BackendError && isRefusedLogin(error.status);
