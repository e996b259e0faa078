import type { z } from 'zod';
import { afterNoticesFile } from './after-notices.ts';
import { boardsFile } from './boards.ts';
import { brandingsFile } from './brandings.ts';
import { categoriesFile } from './categories.ts';
import { customerBoardsFile } from './customer-boards.ts';
import { employeesFile } from './employees.ts';
import { eventsFile } from './events.ts';
import { exhibitionsFile } from './exhibitions.ts';
import { faqsFile } from './faqs.ts';
import { medicalChargesFile } from './medical-charges.ts';
import { noticesFile } from './notices.ts';
import { partnerFile } from './partner.ts';
import { popupsFile } from './popups.ts';
import { productsFile } from './products.ts';
import { schedulesFile } from './schedules.ts';
import { termsFile } from './terms.ts';

/** The schema of `fixtures/partners/<code>/content/<kind>.json`, by kind. Only `partner.json` is required. */
export const contentFiles = {
  partner: partnerFile,
  categories: categoriesFile,
  products: productsFile,
  events: eventsFile,
  exhibitions: exhibitionsFile,
  notices: noticesFile,
  faqs: faqsFile,
  employees: employeesFile,
  boards: boardsFile,
  'customer-boards': customerBoardsFile,
  popups: popupsFile,
  terms: termsFile,
  'after-notices': afterNoticesFile,
  brandings: brandingsFile,
  schedules: schedulesFile,
  'medical-charges': medicalChargesFile,
};

export type ContentKind = keyof typeof contentFiles;
export const contentKinds = Object.keys(contentFiles) as ContentKind[];

/** All content of one partner. */
export type PartnerContent = { [Kind in ContentKind]: z.infer<(typeof contentFiles)[Kind]> };
