import { type Control, selectFirst } from '#client/visitor/lifecycle/keep-form-values.ts';

/**
 * What is stored of a form: a key for its next submission, the typed text, never a password, and the lines that came
 * from the cart.
 */
type Draft = { key?: string; values: Record<string, string>; cartLines?: string[] };

/**
 * Forms are identified by the path of their page and their name: another filter of its list is the same form. Each
 * language's pages store their own drafts.
 */
const nameOf = (form: HTMLFormElement) =>
  `maru-draft:${form.getAttribute('action')?.split('?')[0]}:${form.dataset.form}`;

/** If session storage is blocked or full, the draft lasts as long as the page. */
const inMemory = new Map<string, Draft>();

/** The fields that a visitor fills in and that may be restored. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    ({ type }) => type !== 'hidden' && type !== 'password',
  );

/** A field's value as a form would send it; an unticked checkbox sends none. */
const typedIn = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
      ? control.value
      : ''
    : control.value;

function fill(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked = value === control.value;
  else control.value = value;
  selectFirst(control);
}

function read(form: HTMLFormElement): Draft {
  const name = nameOf(form);
  // The stored draft may be older: it is the last that could be written.
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

/** Saves the form's current values. */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(controlsOf(form).map((control) => [control.name, typedIn(control)]));
  write(form, { ...read(form), values });
}

/** The lines of the form that came from the cart and not from the visitor. */
export const cartLinesOf = (form: HTMLFormElement): readonly string[] => read(form).cartLines ?? [];

/** Whether the draft of a form has this field, even if it is empty. */
export const isDrafted = (form: HTMLFormElement, { name }: Control): boolean => name in read(form).values;

/** Saves the lines that now come from the cart, and the field with them if the draft has it. */
export function saveCartLines(form: HTMLFormElement, { name, value }: Control, cartLines: string[]): void {
  const { values, ...draft } = read(form);
  write(form, { ...draft, cartLines, values: name in values ? { ...values, [name]: value } : values });
}

export function forgetDraft(form: HTMLFormElement): void {
  inMemory.delete(nameOf(form));
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {}
}

/** Restores what was typed before the page was left. @returns whether anything was restored */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { values } = read(form);
  const changed = controlsOf(form).filter(
    (control) => values[control.name] !== undefined && values[control.name] !== typedIn(control),
  );
  for (const control of changed) fill(control, values[control.name] ?? '');
  return changed.length > 0;
}

/**
 * The key under which a form is sent: unchanged until it succeeds or is forgotten, even over lost connections and
 * reloads, so that repeated submissions take effect once.
 */
export function sendingKey(form: HTMLFormElement): string {
  const draft = read(form);
  const key = draft.key ?? newKey();
  write(form, { ...draft, key });
  return key;
}

/** Makes the next submission a new one: it gets a new key. The typed text stays. */
export function forgetKey(form: HTMLFormElement): void {
  const { key: _, ...draft } = read(form);
  write(form, draft);
}

/** `crypto.randomUUID` exists on secure origins only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
