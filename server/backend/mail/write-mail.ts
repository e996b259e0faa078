import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { timeOf } from '#schemas/time/clock.ts';
import { wallClock, zonedDay } from '#schemas/time/zone.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { addMailToken } from '../operator/accounts/invitations.ts';
import { namesOf } from '../operator/accounts/partners.ts';
import { addResetLink } from '../operator/accounts/password-resets.ts';
import { recordAction } from '../operator/context/audit.ts';
import type { ClaimedMail } from '../outbox/claims.ts';
import { mailChoiceOf, topics } from '../outbox/recipients.ts';
import { formatMail } from './format-mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mail } from './smtp.ts';

/** Characters of a clinic's name in a mail. */
const maxNameLength = 100;

/** Writes mails as of `now`, with links to the console. */
type WriteOptions = { console: string; now: Millis };

/** Writes a claimed mail, or returns undefined if nobody is to get it any more. */
export function writeMail(db: Database, mail: ClaimedMail, options: WriteOptions): Promise<Mail | undefined> {
  if (mail.kind === 'entries') return writeEntries(db, mail, options);
  return mail.kind === 'reset' ? writeReset(db, mail, options) : writeInvitation(db, mail, options);
}

async function writeEntries(db: Database, mail: ClaimedMail, { console: origin, now }: WriteOptions) {
  const { partnerId, operatorId } = mail;
  if (partnerId === null || operatorId === null) return undefined;
  const [operator, clinic, choice] = await Promise.all([
    operatorOf(db, operatorId),
    clinicOf(db, partnerId),
    mailChoiceOf(db, partnerId, operatorId),
  ]);
  // Former members, and members that have since changed their choice, get nothing.
  if (!operator || !clinic || !choice) return undefined;
  const wanted = topics.filter((topic) => choice[topic] && mail[topic] > 0);
  const [only] = wanted;
  if (only === undefined) return undefined;
  const { email: to, language } = operator;
  const counts = { inquiries: 0, reservations: 0, articles: 0 };
  for (const topic of wanted) counts[topic] = mail[topic];
  const news = {
    clinic: await nameOf(db, partnerId, clinic.code, language),
    counts,
    time: timeText(mail.lastAt, { language, timeZone: clinic.timeZone, now }),
  };
  const url = `${origin}/partners/${encodeURIComponent(clinic.code)}/inbox/${only}`;
  const settingsUrl = `${origin}/account?clinic=${encodeURIComponent(clinic.code)}`;
  return formatMail(mailTexts[language].entries(news), { to, language, url, settingsUrl });
}

async function writeReset(db: Database, { operatorId }: ClaimedMail, { console: origin, now }: WriteOptions) {
  const operator = operatorId === null ? undefined : await operatorOf(db, operatorId);
  if (!operator) return undefined;
  const { id, email: to, language } = operator;
  const { token } = await db.transaction().execute(async (transaction) => {
    await recordAction(transaction, { call: 'mail reset', now }, { target: `password ${to}` });
    return addResetLink(transaction, id, now);
  });
  return formatMail(mailTexts[language].reset(), { to, language, url: `${origin}/password-resets/${token}` });
}

async function writeInvitation(db: Database, mail: ClaimedMail, { console: origin, now }: WriteOptions) {
  const { partnerId, invitationId, operatorId } = mail;
  if (partnerId === null || invitationId === null) return undefined;
  const clinic = await clinicOf(db, partnerId);
  const made = clinic && (await addMailToken(db, invitationId, now));
  if (!made) return undefined;
  const { email: to, token, expiresAt } = made;
  const language = await languageFor(db, to, operatorId);
  const name = await nameOf(db, partnerId, clinic.code, language);
  const text = mailTexts[language].invitation(
    name,
    dateText(expiresAt, { language, timeZone: clinic.timeZone }),
  );
  return formatMail(text, { to, language, url: `${origin}/invitations/${token}` });
}

/** The language of the account with this email address, else the inviter's. */
async function languageFor(db: Database, email: string, inviter: number | null): Promise<OperatorLanguage> {
  const rows = await db
    .selectFrom('operators')
    .where((eb) => eb.or([eb('email', '=', email), eb('id', '=', inviter ?? 0)]))
    .select(['email', 'language'])
    .execute();
  return (rows.find((row) => row.email === email) ?? rows[0])?.language ?? 'ko';
}

const operatorOf = (db: Database, id: number) =>
  db.selectFrom('operators').where('id', '=', id).select(['id', 'email', 'language']).executeTakeFirst();

const clinicOf = (db: Database, id: number) =>
  db.selectFrom('partners').where('id', '=', id).select(['code', 'timeZone']).executeTakeFirst();

/** The clinic's name as a subject can carry it: short, and without characters that reverse or hide others. */
async function nameOf(db: Database, id: number, code: string, language: OperatorLanguage): Promise<string> {
  const name = (await namesOf(db, [id], language)).get(id) ?? '';
  const [...characters] = name.replace(/\p{Cf}/gu, '').trim();
  const short = characters.slice(0, maxNameLength).join('');
  return (characters.length > maxNameLength ? `${short}…` : short) || code;
}

type Place = { language: OperatorLanguage; timeZone: string };

/** The time in the clinic, with the day unless it is today. */
function timeText(at: Millis, { language, timeZone, now }: Place & { now: Millis }): string {
  const { date, minutes } = wallClock(at, timeZone);
  return date === zonedDay(now, timeZone) ? timeOf(minutes) : dateText(at, { language, timeZone });
}

const dateText = (at: Millis, { language, timeZone }: Place) =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: language === 'en' ? 'short' : undefined,
  }).format(at);
