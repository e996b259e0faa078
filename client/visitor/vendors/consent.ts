import type { PageConsentRule } from '#engine/document/vendor-attributes.ts';
import { vendorClients } from '#registry/manifest.vendors.ts';
import type { ConsentCategory, ConsentRule } from '#schemas/site/site-event.ts';
import { type Choice, canStoreChoice, readChoice, storeChoice } from './choice.ts';
import { clearStores, refusedStores } from './clear-stores.ts';
import { choiceKey } from './consent-names.ts';
import { reloadPage } from './reload-page.ts';
import {
  accept,
  acceptedNow,
  declaredCategories,
  declaredVendors,
  isWithdrawal,
  runVendors,
} from './run-vendors.ts';
import { hasBanner, hideBanner, isBannerOpen, isBannerUnprompted, showBanner } from './show-banner.ts';

/** Milliseconds for which loading a page again waits for what is to be deleted. */
const clearingMs = 300;

/** Handles an answer, or without one what there is to start and to ask. @param button one of the banner's or the footer's */
export const handleConsent = (button?: HTMLElement | null): Promise<void> =>
  button ? answerConsent(button) : startConsent();

/**
 * Starts what the visitor's choice or the partner's rule allows, and asks where there is no choice yet. A category that is
 * in use only since the choice has none: what was accepted before goes on, and the banner asks again.
 */
export async function startConsent(): Promise<void> {
  const choice = readChoice();
  if (choice && isComplete(choice)) {
    const { granted } = choice;
    // It was made on another page, while this one asked.
    if (isBannerUnprompted()) return applyChoice(granted);
    // A script that ran until its page ended, here or in another tab, may have stored something after the refusal.
    await Promise.all([clearRefused(granted), runVendors(granted)]);
    return;
  }
  const rule = await ruleHere();
  const before = readChoice();
  // The visitor has answered since.
  if (before && isComplete(before)) return;
  const granted = before?.granted ?? [];
  if (rule !== 'none') {
    // A refusal would be forgotten with each page, so the visitor counts as refusing.
    const isRemembered = canStoreChoice();
    if (!isRemembered && !before) return clearRefused([]);
    // Also on a page without a banner: the next one may have it.
    if (isRemembered && !isBannerOpen()) {
      tick(granted);
      showBanner();
    }
  }
  await runVendors([...granted, ...byDefault(rule).filter((category) => !before?.asked.includes(category))]);
}

/** Whether a choice is about all that the banner offers now. */
const isComplete = ({ asked }: Choice) => declaredCategories().every((category) => asked.includes(category));

/**
 * Handles a button of the banner, or the one in the footer that shows it again: `data-consent-answer` is `all`, `none`,
 * `chosen` (the ticked categories) or `open`.
 */
export async function answerConsent(button: HTMLElement): Promise<void> {
  const answer = button.dataset.consentAnswer;
  if (answer === 'open') return open(button);
  const asked = declaredCategories();
  const granted =
    answer === 'none' ? [] : asked.filter((category) => answer === 'all' || boxOf(category)?.checked);
  storeChoice({ granted, asked });
  await applyChoice(granted);
}

/** Deletes what refused vendors have stored and starts what is accepted; or loads the page again, as no script can be stopped. */
async function applyChoice(granted: readonly ConsentCategory[]): Promise<void> {
  const isEnding = isWithdrawal(granted);
  accept(granted);
  hideBanner();
  const cleared = clearRefused(granted);
  if (!isEnding) {
    await Promise.all([cleared, runVendors(granted, 'now')]);
    return;
  }
  // The code of a vendor that never started may load for long. The next page deletes the rest.
  await Promise.race([cleared, new Promise((late) => setTimeout(late, clearingMs))]);
  reloadPage();
}

/** Applies a choice that was made on another page while this one was open, or in the back/forward cache. */
function followChoice(): void {
  const choice = readChoice();
  if (choice) void (isComplete(choice) ? applyChoice(choice.granted) : startConsent());
}

addEventListener('storage', ({ key }) => {
  // Null: everything was deleted, or anything may have changed.
  if (key === choiceKey || key === null) followChoice();
});

function open(button: HTMLElement): void {
  if (isBannerOpen()) {
    hideBanner();
    return;
  }
  // Before the page is idle, nothing is decided yet.
  tick(acceptedNow() ?? readChoice()?.granted ?? byDefault(ruleOfPage()));
  showBanner(button);
}

function tick(granted: readonly ConsentCategory[]): void {
  for (const category of declaredCategories()) {
    const box = boxOf(category);
    if (box) box.checked = granted.includes(category);
  }
}

const boxOf = (category: ConsentCategory) =>
  document.querySelector<HTMLInputElement>(`[data-consent-category="${category}"]`);

/**
 * What is accepted without a choice: all that is in use, if visitors need not be asked, or have a banner in which they can
 * refuse, and the browser itself does not refuse for its visitor (Global Privacy Control).
 */
function byDefault(rule: PageConsentRule): readonly ConsentCategory[] {
  const isAllowed = rule === 'none' || (rule === 'notice' && hasBanner() && canStoreChoice());
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return isAllowed && !refuses ? declaredCategories() : [];
}

const ruleOfPage = () => (document.body.dataset.consent ?? 'opt-in') as PageConsentRule;

async function ruleHere(): Promise<ConsentRule> {
  const rule = ruleOfPage();
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
  const refused = Object.entries(declaredVendors()).filter(([, { categories }]) =>
    categories.some((category) => !granted.includes(category)),
  );
  const cleared = refused.map(async ([name, { categories }]) => {
    const client = await vendorClients[name]?.().catch(() => undefined);
    if (client) clearStores(refusedStores(client.stores, categories, granted));
  });
  await Promise.all(cleared);
}
