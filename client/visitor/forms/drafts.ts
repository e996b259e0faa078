/** What is kept of a form: a key for its next sending, and what was typed; never a password. */
type Draft = { key?: string; values: Record<string, string> };

/** Forms are told apart by where they go and what they do. Pages of all languages keep drafts of their own. */
const nameOf = (form: HTMLFormElement) => `maru-draft:${form.getAttribute('action')}:${form.dataset.form}`;

/** Where session storage cannot be written, or is full by now, the draft lasts as long as the page. */
const inMemory = new Map<string, Draft>();

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a visitor fills in and may find again. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input[name], textarea[name]')].filter(
    ({ type }) => type !== 'hidden' && type !== 'password',
  );

/** A field's value as a form would send it; a box that is not ticked sends none. */
export const typedIn = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
      ? control.value
      : ''
    : control.value;

export function fill(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked = value === control.value;
  else control.value = value;
}

function read(form: HTMLFormElement): Draft {
  const name = nameOf(form);
  // What is stored may be older: it is what could be written last.
  const known = inMemory.get(name);
  if (known) return known;
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null;
    if (stored && typeof stored.values === 'object') return stored;
  } catch {}
  return { values: {} };
}

function write(form: HTMLFormElement, draft: Draft): void {
  inMemory.set(nameOf(form), draft);
  if (form.dataset.draft === undefined) return;
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {}
}

/** Keeps what stands in the form now. */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controlsOf(form).map((control) => [control.name, typedIn(control)]));
  write(form, { ...read(form), values });
}

export function forgetDraft(form: HTMLFormElement): void {
  inMemory.delete(nameOf(form));
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {}
}

/** Puts back what was typed before the page was left. @returns whether there was anything that is not there by itself */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { values } = read(form);
  const changed = controlsOf(form).filter(
    (control) => values[control.name] !== undefined && values[control.name] !== typedIn(control),
  );
  for (const control of changed) fill(control, values[control.name] ?? '');
  return changed.length > 0;
}

/**
 * The key under which a form is sent: the same until it has been done, also over lost connections and reloads, so that it
 * is done once however often it is sent.
 */
export function sendingKey(form: HTMLFormElement): string {
  const draft = read(form);
  const key = draft.key ?? newKey();
  write(form, { ...draft, key });
  return key;
}

/** `crypto.randomUUID` is there on secure origins only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
