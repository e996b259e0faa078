import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InfoRow } from '#schemas/api/info.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { type Consent, type ConsentKind, consentTextOf } from '#schemas/site/consent.ts';
import { addDays } from '#schemas/time/day.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { type Partner, readPartner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import { consentVersion } from '../resources/consents.ts';
import { readEntry } from '../resources/content.ts';
import { inquiryCreate } from '../resources/inquiries.ts';
import { ContentError, readJson } from '../seed/read-json.ts';
import { calendarFor } from '../widget/days.ts';
import { infoOf, reserve } from '../widget/reserve.ts';
import { type DemoInbox, demoInboxFile } from './demo-inbox-file.ts';

/** IP addresses for documentation (RFC 5737): one per entry, as rate limits are per IP address. */
const ipOf = (index: number) => `192.0.2.${index + 1}`;
const hour = 60 * 60_000;

/**
 * Sends what each partner's `demo-inbox.json` holds, by the calls that a visitor's browser makes, so that the operators'
 * inbox of a demo has something to answer. Does nothing for a partner without that file.
 * @throws ContentError for a file that does not match the schema, Refusal if the backend refuses an entry
 */
export async function fillDemoInboxes(
  db: Database,
  { partnersDir, now }: { partnersDir: string; now: number },
): Promise<void> {
  for (const row of await db.selectFrom('partners').selectAll().orderBy('id').execute()) {
    const file = join(partnersDir, row.code, 'demo-inbox.json');
    if (!existsSync(file)) continue;
    const partner = readPartner(row);
    const inbox = readJson(file, readFileSync(file, 'utf8'), demoInboxFile);
    assertOfferedLanguages(file, inbox, partner);
    await sendInquiries(inbox, { db, partner, now });
    await makeReservations(inbox, { db, partner, now });
  }
}

function assertOfferedLanguages(file: string, inbox: DemoInbox, { code, languages }: Partner): void {
  const wrong = Object.entries(inbox).flatMap(([kind, entries]) =>
    entries.flatMap(({ languageCode }, index) =>
      languages.includes(languageCode)
        ? []
        : [
            `${file}: ${kind}[${index}].languageCode: ${code} offers ${languages.join(', ')}, got ${languageCode}`,
          ],
    ),
  );
  if (wrong.length > 0) throw new ContentError(wrong);
}

type Demo = { db: Database; partner: Partner; now: number };

async function sendInquiries({ inquiries }: DemoInbox, demo: Demo): Promise<void> {
  for (const [index, { hoursAgo, ...inquiry }] of inquiries.entries()) {
    const context = contextOf(demo, { index, languageCode: inquiry.languageCode });
    const consent = await consentToInquiry(context);
    await inquiryCreate(
      { ...context, now: demo.now - hoursAgo * hour },
      {},
      { ...inquiry, consent, visit: null },
    );
  }
}

async function makeReservations({ reservations }: DemoInbox, demo: Demo): Promise<void> {
  for (const [index, { daysAhead, after, languageCode, ...wanted }] of reservations.entries()) {
    const context = contextOf(demo, { index, languageCode });
    const products = wanted.options.map(({ productId }) => productId);
    const calendar = await calendarFor(context, await infoOf(context), products);
    const free = firstFree(calendar, addDays(calendar.today, daysAhead), after);
    if (!free) continue;
    await reserve(context, {
      ...wanted,
      ...free,
      managerId: null,
      isConsented: true,
      eventId: null,
      utm: {},
      visit: { landing: null, referrer: null },
    });
  }
}

/** The first free time of a day from `after` on, or of one of the seven days that follow it. */
function firstFree({ timesOn }: Awaited<ReturnType<typeof calendarFor>>, from: string, after: string) {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const date = addDays(from, ahead);
    const found = timesOn(date).find(({ time, isFree }) => isFree && time >= after);
    if (found) return { date, time: found.time };
  }
  return undefined;
}

const contextOf = (
  { db, partner, now }: Demo,
  { index, languageCode }: { index: number; languageCode: LanguageCode },
): CallContext => ({
  db,
  partner,
  now,
  languageCode,
  address: ipOf(index),
  knownDevice: undefined,
  idempotencyKey: undefined,
  meta: undefined,
});

/** Consent to the texts that the inquiry form shows in this language. */
async function consentToInquiry(context: CallContext): Promise<Consent> {
  const { partner, languageCode: locale } = context;
  const { config } = await readEntry<InfoRow>(context, 'info', partner.id, 'NOT_FOUND');
  const version = (kind: ConsentKind) =>
    consentVersion(
      'inquiry',
      kind,
      consentTextOf(config.consent, { form: 'inquiry', kind, locale, mainLocale: partner.mainLanguage }),
    );
  return { personal: version('personal'), health: version('health') };
}
