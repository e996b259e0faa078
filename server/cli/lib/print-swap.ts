import type { FactChanges, SwapReport } from '#schemas/operator/swap-report.ts';
import { asOneLine } from '#schemas/terminal-text.ts';
import type { Output } from './output.ts';

const kinds: Record<FactChanges['kind'], { ko: string; en: string }> = {
  phones: { ko: '전화', en: 'phone numbers' },
  hours: { ko: '진료 시간', en: 'opening hours' },
  address: { ko: '주소', en: 'address' },
  businessNumber: { ko: '사업자등록번호', en: 'business number' },
  treatments: { ko: '시술', en: 'treatments' },
  prices: { ko: '가격', en: 'prices' },
  staff: { ko: '의료진', en: 'doctors' },
  events: { ko: '이벤트', en: 'events' },
  notices: { ko: '공지', en: 'notices' },
  faq: { ko: '자주 묻는 질문', en: 'FAQ' },
};

/** Prints what a swap does: the number of facts per kind and language, then every moved and every lost one by name. */
export function printSwap(report: SwapReport, out: Output): void {
  const { templates, counts, languages, unread, failed } = report;
  out.line(`${templates[0]} → ${templates[1]}: ${counts.pages} pages were read.`);
  for (const { language, kinds: changes } of languages) {
    out.line(`${language}: ${changes.map((one) => countsOf(one, out)).join(', ')}`);
    for (const [page, facts] of fewerOn(changes, out))
      out.line(`  ${out.style('yellow', '~')} ${page}: ${facts.join(', ')} only elsewhere`);
    for (const { kind, moved, lost } of changes) {
      for (const { name, from, to } of moved)
        out.line(
          `  ${out.style('cyan', '>')} ${kinds[kind][out.language]}: ${asOneLine(name)}: ${from.join(' ')} → ${to.join(' ')}`,
        );
      for (const { name, from } of lost)
        out.line(
          `  ${out.style('red', '-')} ${kinds[kind][out.language]}: ${asOneLine(name)}: ${from.join(' ')}`,
        );
    }
  }
  out.line('Only these facts were compared, as visitors read them: no pictures and no other texts.');
  for (const reason of unread) out.note(`Not read: ${reason}`);
  for (const [index, places] of failed.entries())
    for (const { language, path } of places) out.note(`Failed in ${templates[index]}: ${language} ${path}`);
  out.line(
    counts.lost === 0
      ? `No fact is lost on the ${counts.pages} pages that were read; ${counts.moved} moved.`
      : `Facts that are no longer on any of the ${counts.pages} pages read: ${counts.lost}; ${counts.moved} moved.`,
  );
}

function countsOf({ kind, retained, moved, lost }: FactChanges, out: Output): string {
  const of = [`${retained.length} retained`];
  if (moved.length > 0) of.push(`${moved.length} moved`);
  if (lost.length > 0) of.push(`${lost.length} lost`);
  return `${kinds[kind][out.language]} ${of.join(' ')}`;
}

/** Per page: how many retained facts of each kind it no longer shows. */
function fewerOn(changes: readonly FactChanges[], out: Output): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const { kind, retained } of changes) {
    const gone = Map.groupBy(
      retained.flatMap(({ noLongerOn }) => noLongerOn),
      (page) => page,
    );
    for (const [page, { length }] of gone)
      pages.set(page, [...(pages.get(page) ?? []), `${length} ${kinds[kind][out.language]}`]);
  }
  return pages;
}
