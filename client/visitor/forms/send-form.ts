import { forgetPayloads } from '#client/visitor/navigation/fetch-payload.ts';
import { showPayload } from '#client/visitor/navigation/show-payload.ts';
import { isOnTheWay, navigate } from '#engine/browser/navigation/navigate.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';
import type { PagePayload } from '#engine/document/page-payload.ts';
import { forgetDraft, saveDraft, sendingKey } from './drafts.ts';
import { syncDialogs } from './form-dialogs.ts';
import { keepTyped } from './keep-typed.ts';

/** Milliseconds after which a connection counts as lost. */
const timeoutMs = 30_000;

type Answer = PagePayload | { redirect: string; message: string };

const sending = new Set<string>();

/**
 * Sends a form to its page without leaving it. The answer is the page as it is after that (what is wrong, or what the
 * password opened), or where to go on. While one is under way the same form is not sent again.
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const { form: name = '', offline = '', failed = '', sending: busy = '' } = form.dataset;
  const action = form.getAttribute('action') ?? location.pathname;
  const sent = `${action} ${name}`;
  if (sending.has(sent)) return;
  sending.add(sent);
  form.setAttribute('aria-busy', 'true');
  say(form, busy);
  saveDraft(form);
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set('key', sendingKey(form));
  try {
    const answer = await post(action, body);
    if (answer === undefined) say(form, failed, 'alert');
    else if ('redirect' in answer) goOn(form, answer);
    else await showAnswer(form, answer);
  } catch (error) {
    console.warn('[forms] The form could not be sent.', error);
    say(form, offline, 'alert');
  } finally {
    sending.delete(sent);
    form.removeAttribute('aria-busy');
  }
}

/** @returns undefined where the answer is none of ours. Throws where there is none at all. */
async function post(action: string, body: URLSearchParams): Promise<Answer | undefined> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    // Safari has had it since 16; without it a form waits for as long as the connection lasts.
    signal: AbortSignal.timeout?.(timeoutMs) ?? null,
  });
  if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
  return (await response.json()) as Answer;
}

/**
 * It is done: nothing of it is kept, and no page that was fetched before is still right. Who has gone elsewhere
 * meanwhile stays there, or gets there; only a page that loads whole and has not come yet is given up for this.
 */
function goOn(form: HTMLFormElement, { redirect, message }: { redirect: string; message: string }): void {
  const picked = form.querySelector<HTMLTextAreaElement>('[data-cart-lines]')?.value;
  if (picked)
    import('./cart-lines.ts').then(
      ({ leaveCart }) => leaveCart(picked),
      // They stay in the cart.
      () => {},
    );
  forgetDraft(form);
  forgetPayloads();
  showNotice(message, 'success');
  if (!form.isConnected || isOnTheWay()) return;
  form.closest('dialog')?.close();
  navigate(redirect);
}

async function showAnswer(form: HTMLFormElement, payload: PagePayload): Promise<void> {
  const name = form.dataset.form;
  const typed = keepTyped();
  const isShown = await showPayload(payload, () => {
    // What has the focus would be left as it is, its error with it.
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    typed.take();
    return form.isConnected;
  });
  if (!isShown) return;
  typed.giveBack();
  syncDialogs();
  const again = document.querySelector(`form[data-form="${name}"]`);
  const place =
    again?.querySelector<HTMLElement>('[aria-invalid]') ??
    again?.querySelector<HTMLElement>('[data-form-problems]') ??
    document.querySelector<HTMLElement>('[data-form-focus]');
  place?.focus();
}

function say(form: HTMLFormElement, text: string, tone?: 'alert'): void {
  const status = form.querySelector('[data-form-status]');
  if (!status) return;
  status.textContent = text;
  status.classList.toggle('Ui-postForm-status--alert', tone === 'alert');
}
