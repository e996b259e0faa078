import { z } from 'zod';
import { titled } from '../choice.ts';

/** The kinds of content that a search covers. */
export const searchKinds = ['products', 'exhibitions', 'notices', 'faqs'] as const;
export const searchKind = titled(z.enum(searchKinds), {
  products: ['Treatments', '시술'],
  exhibitions: ['Events', '이벤트'],
  notices: ['Notices', '공지사항'],
  faqs: ['Questions', '자주 묻는 질문'],
});
export type SearchKind = z.infer<typeof searchKind>;
