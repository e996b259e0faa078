import { keepFormValues } from '#client/visitor/lifecycle/keep-form-values.ts';
import { forgetPayloads, pageOf } from '#client/visitor/navigation/fetch-payload.ts';
import { loadShowPayload } from '#client/visitor/navigation/load-show-payload.ts';
import { emit } from '#engine/browser/events/event-stream.ts';
import { readVisit } from '#engine/browser/events/read-visit.ts';
import { isNavigating, navigate } from '#engine/browser/navigation/navigate.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';
import type { PagePayload } from '#engine/document/page-payload.ts';
import { forgetDraft, forgetKey, saveDraft, sendingKey } from './drafts.ts';
import { syncDialogs } from './form-dialogs.ts';
import { prepareForms } from './prepare-forms.ts';

/** Milliseconds after which a connection counts as lost. */
const timeoutMs = 30_000;

type Answer = PagePayload | { redirect: string; message: string };

const sending = new Set<string>();

/**
 * Submits a form without leaving its page. The answer is the updated page (with errors, or what the password unlocked)
 * or a redirect. A form being sent is not sent again.
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const { form: name = '', offline = '', failed = '', sending: busy = '' } = form.dataset;
  const action = form.getAttribute('action') ?? location.pathname;
  const sent = `${action} ${name}`;
  if (sending.has(sent)) return;
  sending.add(sent);
  form.setAttribute('aria-busy', 'true');
  showStatus(form, busy);
  saveDraft(form);
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set('key', sendingKey(form));
  if (name === 'inquiry') body.set('visit', JSON.stringify(readVisit()));
  try {
    const answer = await post(action, body);
    if (answer === undefined) showStatus(form, failed, 'alert');
    else if ('redirect' in answer) goOn(form, answer);
    else await showAnswer(form, answer);
  } catch (error) {
    console.warn('[forms] The form could not be sent.', error);
    showStatus(form, offline, 'alert');
  } finally {
    sending.delete(sent);
    form.removeAttribute('aria-busy');
  }
}

/** @returns undefined for an unexpected response. Throws if there is none. */
async function post(action: string, body: URLSearchParams): Promise<Answer | undefined> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    // Supported since Safari 16; without it a form waits as long as the connection lasts.
    signal: AbortSignal.timeout?.(timeoutMs) ?? null,
  });
  if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
  return (await response.json()) as Answer;
}

/**
 * The submission succeeded: discards the draft and every prefetched page, which is now stale. A visitor on another
 * page, or on the way to one, is not redirected; only a full page load still in progress is abandoned.
 */
function goOn(form: HTMLFormElement, { redirect, message }: { redirect: string; message: string }): void {
  const picked = form.querySelector<HTMLTextAreaElement>('[data-cart-lines]')?.value;
  if (picked)
    import('./cart-lines.ts').then(
      ({ leaveCart }) => leaveCart(picked),
      // They stay in the cart.
      () => {},
    );
  if (form.dataset.form === 'inquiry') emit('inquiry_send', {});
  if (form.dataset.form === 'create') emit('article_post', {});
  forgetDraft(form);
  forgetPayloads();
  showNotice(message, 'success');
  if (!form.isConnected || isNavigating()) return;
  form.closest('dialog')?.close();
  leaveField(form);
  // After a second inquiry the page already has the URL of the confirmation: the browser would only scroll to it.
  if (pageOf(new URL(redirect, location.href)) === pageOf(location))
    history.replaceState(history.state, '', form.getAttribute('action'));
  navigate(redirect);
}

async function showAnswer(form: HTMLFormElement, payload: PagePayload): Promise<void> {
  const name = form.dataset.form;
  const { showPayload } = await loadShowPayload();
  const input = keepFormValues();
  const isShown = await showPayload(payload, () => {
    leaveField(form);
    input.save();
    return form.isConnected;
  });
  if (!isShown) return;
  input.restore();
  syncDialogs();
  // The answer may bring a form of its own, such as the one that edits an article.
  prepareForms();
  const again = document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);
  // The visitor now knows that it has arrived: sending it once more, perhaps corrected, is on purpose.
  if (again?.dataset.alreadySent !== undefined) forgetKey(again);
  const place =
    again?.querySelector<HTMLElement>('[aria-invalid]') ??
    again?.querySelector<HTMLElement>('[data-form-problems]') ??
    document.querySelector<HTMLElement>('[data-form-focus]');
  place?.focus();
}

/** A focused field would be left unchanged on the page that follows, with its text and its error. */
function leaveField(form: HTMLFormElement): void {
  if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
}

function showStatus(form: HTMLFormElement, text: string, tone?: 'alert'): void {
  const status = form.querySelector('[data-form-status]');
  if (!status) return;
  status.textContent = text;
  status.classList.toggle('Ui-postForm-status--alert', tone === 'alert');
}
