import { i18n } from '@lingui/core';
import { redirect, redirectDocument } from 'react-router';
import { mutate } from 'swr';
import { operatorLanguage } from '#schemas/operator/finding.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { CallError, call } from './call.ts';
import { loadFor } from './loaded-for.ts';
import { recordAnswerStatus } from './session-end.ts';

/** Where an operator begins: the list of partners. */
const home = '/partners';

/** The operator whose screens are shown. */
let shown: Operator | undefined;

/** Records that guarded screens are shown. @returns a function to call once they no longer are */
export function showFor(operator: Operator): () => void {
  shown = operator;
  return () => {
    shown = undefined;
  };
}

/**
 * Who is signed in, for loaders of guarded routes. If that cannot be asked again, or the session has ended, screens that
 * are shown stay, with what is unsaved in them.
 * @throws Response a redirect to the sign-in page, which leads back to `url`
 */
export async function requireOperator(url: string): Promise<Operator> {
  try {
    const { operator } = await call('currentSession', {});
    if (loadFor(operator.id)) return await withShownLanguage(operator);
    // Somebody else has signed in: nothing of what is open may be theirs.
    for (const { lost } of leaving) lost();
    throw redirectDocument(url);
  } catch (error) {
    const hasEnded = error instanceof CallError && error.status === 401;
    if (shown && error instanceof CallError) {
      if (hasEnded) recordAnswerStatus(401);
      return shown;
    }
    if (!hasEnded) throw error;
    for (const { lost } of leaving) lost();
    const { pathname, search } = new URL(url);
    const back = `${pathname}${search}`;
    throw redirect(back === home ? '/sign-in' : `/sign-in?back=${encodeURIComponent(back)}`);
  }
}

/**
 * Emails to an operator are in the language that the console shows: the browser's, or the one chosen when signing in.
 */
async function withShownLanguage(operator: Operator): Promise<Operator> {
  const { data: language } = operatorLanguage.safeParse(i18n.locale);
  if (language === undefined || language === operator.language) return operator;
  // Without it, only mails are in the other language.
  const stored = await call('updateAccount', {}, { language }).catch(() => undefined);
  return stored?.operator ?? operator;
}

type Leaving = { before: () => Promise<void>; after: () => Promise<void>; lost: () => void };
const leaving = new Set<Leaving>();

/**
 * Takes part in every sign-out: `before` it, while calls still work, and `after` it has succeeded. `lost`: the session has
 * ended, and somebody else may sign in next.
 */
export function onSignOut(part: Leaving): void {
  leaving.add(part);
}

/** Resolves to false if the operator stays, or else to what guards the changes again if the sign-out fails. */
type Question = () => Promise<false | (() => void)>;
const questions = new Set<Question>();

/**
 * Has the operator confirm each sign-out, which takes place only if nobody stays.
 * @returns a function that ends it
 */
export function confirmBeforeSignOut(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/** Signs out and forgets what was read. False if the operator decided to stay. */
export async function signOut(everywhere: boolean): Promise<boolean> {
  const guards: (() => void)[] = [];
  const guardAgain = () => guards.map((guard) => guard());
  for (const question of questions) {
    const guard = await question();
    if (guard) guards.push(guard);
    else {
      guardAgain();
      return false;
    }
  }
  try {
    await Promise.all([...leaving].map(({ before }) => before()));
    await call('signOut', { everywhere: everywhere ? 'true' : 'false' });
  } catch (error) {
    guardAgain();
    throw error;
  }
  await Promise.all([...leaving].map(({ after }) => after()));
  // It has the operator's texts: unsent answers, and the steps of undo.
  sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: false });
  return true;
}

/**
 * A path of this console to return to, or the list of partners. It is taken from the parsed URL: browsers leave out
 * tabs and line breaks, and a path that begins with two slashes is another host.
 */
export function safeBack(back: string | null): string {
  const url = back?.startsWith('/') ? URL.parse(back, location.origin) : null;
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
