import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchPartners } from '../../lib/bench-environment.ts';

type Text = { ko: string };
type Hours = Record<string, string>;

export type Slide = {
  image: { pc: { url: string; alt: string } };
  title: string;
  text: string;
  link: { url: string; label: string };
};
export type Entry = { url: string; title: string; subList?: Entry[] };
export type Product = {
  id: number;
  name: Text;
  summary: Text;
  image: string;
  tags: Text[];
  estimatedPrice: number;
  options: { price: number; originalPrice: number }[];
};
export type Event = {
  id: number;
  title: Text;
  description?: Text;
  image: string;
  startAt?: string;
  endAt?: string;
};
export type Concern = {
  title: string;
  description: string;
  url: string;
  image: { url: string; alt: string };
};
export type Person = {
  id: number;
  name: Text;
  position: Text;
  image: string;
  careers: Text[];
  specialties: Text[];
};
export type Notice = { id: number; title: Text; content: Text; isPinned?: boolean; createdAt: string };
export type Question = { question: Text; answer: Text };
export type Popup = { id: number; items: { title: Text; image: string; linkTo: string }[] };
export type Partner = {
  hours: Hours;
  config: { seoTitle: Text; seoDescription: Text };
  partner: {
    displayName: Text;
    partnerName: Text;
    partnerAddress: Text;
    partnerCeoName: Text;
    partnerCopyRight: Text;
    partnerParkingInfo: Text;
    partnerParkingNotice: Text;
    partnerTel: string;
    partnerBusinessNumber: string;
    naverMapUrl: string;
    kakaoMapUrl: string;
    googleMapUrl: string;
    tMapUrl: string;
    wayToPartnerByBus: { stop: Text; description: Text; lines: { numbers: string[] }[] }[];
    wayToPartnerBySubway: { line: Text; station: Text; exit: string; description: Text }[];
  };
};
type Section = { type: string; data: { slides?: Slide[]; items?: Concern[] } };

/** The content of the bench partner's home page, read from its folder. */
export type Content = {
  partner: Partner;
  menu: Entry[];
  links: Entry[];
  slides: Slide[];
  concerns: Concern[];
  products: Product[];
  events: Event[];
  people: Person[];
  notices: Notice[];
  questions: Question[];
  popup: Popup;
};

const folder = join(benchPartners, 'bench');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const rows = <T>(name: string): T[] => {
  const answer = read<T[] | { rows: T[] }>(`content/${name}.json`);
  return Array.isArray(answer) ? answer : answer.rows;
};

/** @throws if content that the page needs is missing from the bench partner */
export function readContent(): Content {
  const site = read<{
    menu: Entry[];
    slots: { footer: { data: { links: Entry[] } } };
    pages: { '/': { sections: Section[] } };
  }>('site.json');
  const sections = site.pages['/'].sections;
  const slides = sections.find(({ type }) => type === 'HeroSlider')?.data.slides;
  const concerns = sections.find(({ type }) => type === 'SkinConcerns')?.data.items;
  const [popup] = rows<Popup>('popups');
  if (!slides || !concerns || !popup) throw new Error('[bench] The bench partner has another home page');
  return {
    partner: read('content/partner.json'),
    menu: site.menu,
    links: site.slots.footer.data.links,
    slides,
    concerns,
    popup,
    products: rows<Product>('products').slice(0, 12),
    events: rows<Event>('exhibitions').slice(0, 6),
    people: rows('employees'),
    notices: rows('notices'),
    questions: rows('faqs'),
  };
}
