import type { Migration } from 'kysely/migration';
import * as base from './001-base.ts';
import * as content from './002-content.ts';
import * as articles from './003-customer-articles.ts';
import * as sites from './004-sites.ts';
import * as reservations from './005-reservations.ts';
import * as siteChanges from './006-site-changes.ts';
import * as paging from './007-paging.ts';
import * as eventPrices from './008-event-prices.ts';
import * as guessBudgets from './009-guess-budgets.ts';
import * as searchText from './010-search-text.ts';
import * as consents from './011-consents.ts';
import * as inquiries from './012-inquiries.ts';
import * as templateCode from './013-template-code.ts';
import * as writeCounts from './014-write-counts.ts';
import * as managers from './015-managers.ts';
import * as revisions from './016-revisions.ts';
import * as operators from './020-operators.ts';
import * as operatorGuesses from './021-operator-guesses.ts';
import * as inbox from './022-inbox.ts';
import * as media from './023-media.ts';
import * as inviters from './024-inviters.ts';
import * as passwordResets from './025-password-resets.ts';
import * as consoleTeam from './026-console-team.ts';
import * as visits from './030-visits.ts';
import * as measurements from './031-measurements.ts';
import * as clinicSettings from './032-clinic-settings.ts';
import * as measuredPages from './033-measured-pages.ts';
import * as draftAuthors from './034-draft-authors.ts';
import * as goneExhibitions from './035-gone-exhibitions.ts';
import * as draftOwners from './036-draft-owners.ts';
import * as mediaTitles from './037-media-titles.ts';
import * as contentEntries from './038-content-entries.ts';
import * as presenceDrafts from './040-presence-drafts.ts';
import * as mails from './041-mails.ts';
import * as logoFacts from './042-logo-facts.ts';
import * as cancellations from './043-cancellations.ts';
import * as goneArticles from './044-gone-articles.ts';
import * as advertisedOptions from './045-advertised-options.ts';
import * as clinicArticles from './046-clinic-articles.ts';
import * as scheduledDrafts from './047-scheduled-drafts.ts';
import * as reportDays from './048-report-days.ts';
import * as pricesWithVat from './049-prices-with-vat.ts';
import * as inboxNotices from './050-inbox-notices.ts';

/** Run in the order of their names. Never edit a released migration; add a new one. */
export const migrations: Record<string, Migration> = {
  '001-base': base,
  '002-content': content,
  '003-customer-articles': articles,
  '004-sites': sites,
  '005-reservations': reservations,
  '006-site-changes': siteChanges,
  '007-paging': paging,
  '008-event-prices': eventPrices,
  '009-guess-budgets': guessBudgets,
  '010-search-text': searchText,
  '011-consents': consents,
  '012-inquiries': inquiries,
  '013-template-code': templateCode,
  '014-write-counts': writeCounts,
  '015-managers': managers,
  '016-revisions': revisions,
  '020-operators': operators,
  '021-operator-guesses': operatorGuesses,
  '022-inbox': inbox,
  '023-media': media,
  '024-inviters': inviters,
  '025-password-resets': passwordResets,
  '026-console-team': consoleTeam,
  '030-visits': visits,
  '031-measurements': measurements,
  '032-clinic-settings': clinicSettings,
  '033-measured-pages': measuredPages,
  '034-draft-authors': draftAuthors,
  '035-gone-exhibitions': goneExhibitions,
  '036-draft-owners': draftOwners,
  '037-media-titles': mediaTitles,
  '038-content-entries': contentEntries,
  '040-presence-drafts': presenceDrafts,
  '041-mails': mails,
  '042-logo-facts': logoFacts,
  '043-cancellations': cancellations,
  '044-gone-articles': goneArticles,
  '045-advertised-options': advertisedOptions,
  '046-clinic-articles': clinicArticles,
  '047-scheduled-drafts': scheduledDrafts,
  '048-report-days': reportDays,
  '049-prices-with-vat': pricesWithVat,
  '050-inbox-notices': inboxNotices,
};
