import type { Content, Entry, Partner } from './read-content.ts';

const address = (name: string, width: number) =>
  `/_image?url=${encodeURIComponent(`/files/bench/${name}.webp`)}&amp;w=${width}&amp;q=75`;
const won = (price: number) => price.toLocaleString('ko-KR');

type PictureOptions = {
  alt: string;
  widths: number[];
  sizes: string;
  ratio: [number, number];
  isFirst?: boolean;
};

/** A picture in the sizes that screens need: the same files, by the same route, as on the site. */
export function picture(name: string, { alt, widths, sizes, ratio, isFirst }: PictureOptions): string {
  const set = widths.map((width) => `${address(name, width)} ${width}w`).join(', ');
  const order = isFirst ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<img src="${address(name, widths.at(-1) ?? 640)}" srcset="${set}" sizes="${sizes}" width="${ratio[0]}" height="${ratio[1]}" alt="${alt}" ${order}>`;
}

const head = (title: string, more?: string) =>
  `<div class="head"><h2>${title}</h2>${more ? `<a class="more" href="${more}">더보기</a>` : ''}</div>`;

export const header = (
  content: Content,
): string => `<header class="bar"><a class="skip" href="#main">본문 바로가기</a>
<div class="top"><a href="/">${picture('logo', { alt: content.partner.partner.displayName.ko, widths: [128, 256], sizes: '140px', ratio: [140, 28] })}</a><details class="lang"><summary>한국어</summary><ul><li><a href="/en">English</a></li><li><a href="/ja">日本語</a></li><li><a href="/zh">中文</a></li></ul></details><a class="button" href="/cscenter/contact">온라인 예약</a></div>
<nav aria-label="주 메뉴"><ul>${content.menu.map(entry).join('')}</ul></nav></header>`;

const entry = ({ url, title, subList = [] }: Entry): string =>
  `<li><a href="${url}">${title}</a>${subList.length ? `<ul class="sub">${subList.map(entry).join('')}</ul>` : ''}</li>`;

export const hero = ({ slides }: Content): string => {
  const art = (slide: Content['slides'][number], index: number) => {
    const name = slide.image.pc.url.replace(/^.*\/|\.webp$/g, '');
    const img = picture(name, {
      alt: slide.image.pc.alt,
      widths: [640, 750, 828, 1080, 1200, 1920],
      sizes: '100vw',
      ratio: [1920, 1080],
      isFirst: index === 0,
    });
    // The other slides wait for the page's load event.
    return index === 0 ? img : `<template>${img}</template>`;
  };
  return `<section class="hero" aria-roledescription="carousel"><ul class="track">${slides
    .map(
      (slide, index) =>
        `<li>${art(slide, index)}<div class="words"><${index ? 'h2' : 'h1'}>${slide.title}</${index ? 'h2' : 'h1'}><p>${slide.text}</p><a class="button" href="${slide.link.url}">${slide.link.label}</a></div></li>`,
    )
    .join(
      '',
    )}</ul><div class="controls"><button data-step="-1" aria-label="이전">‹</button><span>1 / ${slides.length}</span><button data-step="1" aria-label="다음">›</button><button data-pause aria-label="멈춤">❚❚</button></div></section>`;
};

export const treatments = ({ products }: Content): string =>
  `<section class="part">${head('라온이 추천하는 시술', '/products')}<ul class="grid four">${products
    .map(({ id, name, summary, image, tags, options: [option] }) => {
      const now = option?.price ?? 0;
      const before = option?.originalPrice ?? now;
      const off = Math.round((1 - now / before) * 100);
      const img = picture(image, {
        alt: '',
        widths: [256, 384, 640],
        sizes: '(max-width: 768px) 50vw, 280px',
        ratio: [640, 640],
      });
      return `<li><a href="/products/${id}">${img}<ul class="tags">${tags.map(({ ko }) => `<li>${ko}</li>`).join('')}</ul><h3>${name.ko}</h3><p>${summary.ko}</p><p class="price"><b>${off}%</b> <strong>${won(now)}원</strong> <del>${won(before)}원</del></p></a></li>`;
    })
    .join('')}</ul></section>`;

export const events = ({ events }: Content): string =>
  `<section class="part tint">${head('진행 중인 이벤트', '/exhibitions')}<ul class="grid three">${events
    .map(({ id, title, description, image, startAt = '', endAt = '' }) => {
      const img = picture(image, {
        alt: '',
        widths: [640, 750, 828],
        sizes: '(max-width: 768px) 100vw, 380px',
        ratio: [828, 466],
      });
      return `<li><a href="/exhibitions/${id}">${img}<h3>${title.ko}</h3><p>${description?.ko ?? ''}</p><p class="date">${startAt.slice(0, 10)} ~ ${endAt.slice(0, 10)}</p></a></li>`;
    })
    .join('')}</ul></section>`;

export const concerns = ({ concerns }: Content): string =>
  `<section class="part">${head('피부 고민별 시술 찾기')}<ul class="grid eight">${concerns
    .map(({ title, description, url, image }) => {
      const name = image.url.replace(/^.*\/|\.webp$/g, '');
      const img = picture(name, {
        alt: '',
        widths: [128, 256, 384],
        sizes: '(max-width: 768px) 50vw, 130px',
        ratio: [384, 384],
      });
      return `<li><a href="${url}">${img}<h3>${title}</h3><p>${description}</p></a></li>`;
    })
    .join('')}</ul></section>`;

export const people = ({ people }: Content): string =>
  `<section class="part">${head('의료진 소개', '/introduce/staff')}<ul class="grid three">${people
    .map(({ id, name, position, image, careers }) => {
      const img = picture(image, {
        alt: name.ko,
        widths: [256, 384, 640],
        sizes: '(max-width: 768px) 50vw, 380px',
        ratio: [640, 800],
      });
      return `<li><a href="/introduce/staff#${id}">${img}<h3>${name.ko} <small>${position.ko}</small></h3><ul>${careers.map(({ ko }) => `<li>${ko}</li>`).join('')}</ul></a></li>`;
    })
    .join('')}</ul></section>`;

export const notices = ({ notices }: Content): string =>
  `<section class="part">${head('공지사항', '/cscenter/notice')}<ul class="rows">${notices
    .map(
      ({ id, title, content, createdAt, isPinned }) =>
        `<li><a href="/cscenter/notice/${id}">${isPinned ? '<b>중요</b> ' : ''}<h3>${title.ko}</h3><time>${createdAt.slice(0, 10)}</time>${content.ko}</a></li>`,
    )
    .join('')}</ul></section>`;

export const questions = ({ questions }: Content): string =>
  `<section class="part tint">${head('자주 묻는 질문', '/cscenter/faq')}${questions
    .map(
      ({ question, answer }, index) =>
        `<details class="faq" name="faq"><summary${index ? '' : ' data-test="acc"'}>${question.ko}</summary>${answer.ko}</details>`,
    )
    .join('')}</section>`;

const days = { monday: '월', tuesday: '화', wednesday: '수', thursday: '목', friday: '금', saturday: '토' };

const hours = ({ hours }: Partner): string =>
  `<table><caption>진료시간</caption>${Object.entries(days)
    .map(([day, name]) => {
      const [open, close, from, to] = ['Open', 'Close', 'LunchStart', 'LunchEnd'].map(
        (end) => hours[day + end] ?? '',
      );
      return `<tr><th scope="row">${name}</th><td>${open} ~ ${close}</td><td>${from && `${from} ~ ${to}`}</td></tr>`;
    })
    .join('')}<tr><th scope="row">일</th><td colspan="2">휴진</td></tr></table>`;

export const visit = ({ partner }: Content): string => {
  const { partner: facts } = partner;
  return `<section class="part">${head('진료시간 · 오시는 길')}<div class="grid two">${hours(partner)}<address>${facts.partnerAddress.ko}<ul>${[
    ['네이버지도', facts.naverMapUrl],
    ['카카오맵', facts.kakaoMapUrl],
    ['구글지도', facts.googleMapUrl],
    ['티맵', facts.tMapUrl],
  ]
    .map(([name, url]) => `<li><a class="button" href="${url}" rel="noopener">${name}</a></li>`)
    .join('')}</ul><dl><dt>지하철</dt>${facts.wayToPartnerBySubway
    .map(
      ({ line, station, exit, description }) =>
        `<dd>${line.ko} ${station.ko} ${exit}번 출구 ${description.ko}</dd>`,
    )
    .join('')}<dt>버스</dt>${facts.wayToPartnerByBus
    .map(
      ({ stop, lines, description }) =>
        `<dd>${lines.flatMap(({ numbers }) => numbers).join(', ')} ${stop.ko} ${description.ko}</dd>`,
    )
    .join(
      '',
    )}<dt>주차</dt><dd>${facts.partnerParkingInfo.ko}${facts.partnerParkingNotice.ko}</dd></dl></address></div></section>`;
};

export const footer = ({ partner: { partner: facts }, links }: Content): string =>
  `<footer><ul>${links.map(({ url, title }) => `<li><a href="${url}">${title}</a></li>`).join('')}</ul><p>${facts.partnerName.ko} · 대표 ${facts.partnerCeoName.ko} · 사업자등록번호 ${facts.partnerBusinessNumber} · ${facts.partnerAddress.ko} · <a href="tel:${facts.partnerTel}">${facts.partnerTel}</a></p><p>${facts.partnerCopyRight.ko}</p></footer>`;

export const floating = ({ partner: { partner: facts } }: Content): string =>
  `<details class="float"><summary data-test="float" aria-label="문의">＋</summary><ul><li><a href="/cscenter/contact">온라인 예약</a></li><li><a href="tel:${facts.partnerTel}">전화</a></li><li><a href="https://pf.kakao.com/_raon">카카오톡</a></li></ul></details>`;

export const popup = ({ popup: { id, items } }: Content): string =>
  `<dialog class="popup" data-test="popup" data-id="${id}"><ul class="track">${items
    .map(({ title, image, linkTo }) => {
      const img = picture(image, { alt: title.ko, widths: [640, 750], sizes: '320px', ratio: [640, 640] });
      return `<li><a href="${linkTo}">${img}</a></li>`;
    })
    .join(
      '',
    )}</ul><form method="dialog"><label><input type="checkbox"> 오늘 하루 보지 않기</label><button data-test="popup-close">닫기</button></form></dialog>`;
