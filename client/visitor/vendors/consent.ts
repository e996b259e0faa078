import type { PageConsentRule } from '#engine/document/vendor-attributes.ts';
import { vendorClients } from '#registry/manifest.vendors.ts';
import { type ConsentCategory, type ConsentRule, consentCategories } from '#schemas/site/site-event.ts';
import { readChoice, storeChoice } from './choice.ts';
import { clearStores } from './clear-stores.ts';
import { reloadPage } from './reload-page.ts';
import { accept, declaredVendors, isRunningWithout, runVendors } from './run-vendors.ts';
import { asks, hideBanner, isShown, showBanner } from './show-banner.ts';

const withdrawnKey = 'maru:withdrawn';

/** Handles an answer, or without one what there is to start and to ask. @param button one of the banner's or the footer's */
export const handleConsent = (button?: HTMLElement | null): Promise<void> =>
  button ? answerConsent(button) : startConsent();

/** Starts what the visitor's choice or the partner's rule allows, and asks where there is no choice yet. */
export async function startConsent(): Promise<void> {
  if (take(withdrawnKey)) await clearRefused(readChoice() ?? []);
  const choice = readChoice();
  if (choice) return runVendors(choice);
  const rule = await ruleHere();
  // The visitor has answered meanwhile.
  if (readChoice()) return;
  if (rule !== 'none' && asks() && !isShown()) showBanner();
  if (rule !== 'opt-in') await runVendors(byDefault());
}

/**
 * Handles a button of the banner, or the one in the footer that shows it again: `data-consent-answer` is `all`, `none`,
 * `chosen` (the ticked categories) or `open`.
 */
export async function answerConsent(button: HTMLElement): Promise<void> {
  const answer = button.dataset.consentAnswer;
  if (answer === 'open') return open(button);
  const ticked = consentCategories.filter((category) => boxOf(category)?.checked ?? false);
  const granted = answer === 'all' ? consentCategories : answer === 'none' ? [] : ticked;
  const isWithdrawn = isRunningWithout(granted);
  storeChoice(granted);
  accept(granted);
  hideBanner();
  await clearRefused(granted);
  if (!isWithdrawn) return runVendors(granted, 'now');
  // A script that runs cannot be stopped, and may store something as its page ends: the next page deletes that too.
  remember(withdrawnKey);
  reloadPage();
}

function open(button: HTMLElement): void {
  if (isShown()) {
    hideBanner();
    return;
  }
  const granted = readChoice() ?? [];
  for (const category of consentCategories) {
    const box = boxOf(category);
    if (box) box.checked = granted.includes(category);
  }
  showBanner(button);
}

const boxOf = (category: ConsentCategory) =>
  document.querySelector<HTMLInputElement>(`[data-consent-category="${category}"]`);

/** Everything, except what the browser itself refuses for its visitor (Global Privacy Control). */
function byDefault(): readonly ConsentCategory[] {
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return refuses ? [] : consentCategories;
}

async function ruleHere(): Promise<ConsentRule> {
  const rule = (document.body.dataset.consent ?? 'opt-in') as PageConsentRule;
  if (rule !== 'region') return rule;
  try {
    const response = await fetch('/_maru/consent-rule');
    const { rule: here } = (await response.json()) as { rule?: unknown };
    return here === 'notice' ? here : 'opt-in';
  } catch {
    // The strictest, as nothing is known about where the visitor is.
    return 'opt-in';
  }
}

async function clearRefused(granted: readonly ConsentCategory[]): Promise<void> {
  const refused = Object.entries(declaredVendors()).filter(
    ([, { categories }]) => !categories.some((category) => granted.includes(category)),
  );
  for (const [name] of refused) {
    const client = await vendorClients[name]?.().catch(() => undefined);
    if (client) clearStores(client.stores);
  }
}

function take(key: string): boolean {
  try {
    const isThere = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isThere;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // The cookies of this page are gone already.
  }
}
