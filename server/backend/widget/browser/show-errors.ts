type Field = 'treatments' | 'time' | 'name' | 'phone' | 'consent';

/** Shows the errors at their fields and focuses the first one. @returns whether there are none */
export function showErrors(root: ShadowRoot, errors: Record<Field, string>): boolean {
  for (const [field, text] of Object.entries(errors)) {
    const place = root.getElementById(`${field}-error`);
    if (place) place.textContent = text;
    const input = root.getElementById(field);
    if (text) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  }
  const first = Object.entries(errors).find(([, text]) => text)?.[0];
  if (!first) return true;
  const group = root.getElementById(`${first}-error`)?.parentElement;
  const target =
    root.getElementById(first) ?? group?.querySelector<HTMLElement>('input:not(:disabled), summary');
  (target ?? root.querySelector<HTMLElement>('.days input:not(:disabled)'))?.focus();
  // The error may be below many days or times, out of sight.
  root.getElementById(`${first}-error`)?.scrollIntoView({ block: 'nearest' });
  return false;
}

/** Clears the error of a field while the visitor corrects it. */
export function clearError(root: ShadowRoot, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.id) return;
  target.removeAttribute('aria-invalid');
  root.getElementById(`${target.id}-error`)?.replaceChildren();
}
