import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPartners } from '../e2e/demo-pages.ts';
import { describeEngine } from './describe-engine.ts';
import { desktop, type Engine, phone } from './engine.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const board = '/en/cscenter/boards/11';
const password = 'pass-4-engines!';

/** What visitors do beyond reading, in one engine, on a phone and a desktop. */
export function flows(engine: Engine): void {
  describeEngine(engine, () => {
    for (const size of [phone, desktop])
      describe(`${size.width} px`, () => {
        let visitor: Visitor;
        beforeAll(async () => {
          visitor = await openVisitor(engine, size);
        });
        afterAll(() => visitor?.close());

        const untilHeading = (text: string) =>
          visitor.until(`no page has the heading "${text}"`, () =>
            visitor.evaluate(
              (wanted) => document.querySelector('h1')?.innerText.includes(wanted) ?? false,
              text,
            ),
          );
        const untilPath = (path: string) =>
          visitor.until(`the page ${path} does not come`, () =>
            visitor.evaluate((wanted) => location.pathname === wanted, path),
          );
        const fill = async (selector: string, text: string) => {
          await visitor.click(selector);
          await visitor.type(text);
        };
        const untilEnhanced = (form: string) =>
          visitor.until(`the form ${form} is not ready`, () =>
            visitor.evaluate(
              (name) => document.querySelector(`[data-form=${name}][data-enhanced]`) !== null,
              form,
            ),
          );
        /** Confirms with the password what a link of an article asks for. */
        const confirm = async (link: 'edit' | 'delete') => {
          await untilEnhanced(link);
          await visitor.click(`main a[href$="ask=${link}"]`);
          await visitor.until('the password has no focus', () =>
            visitor.evaluate(() => document.activeElement?.getAttribute('name') === 'password'),
          );
          await visitor.type(password);
          await visitor.press('Enter');
        };

        test('an article is written, edited and deleted with its password', async () => {
          const title = `Written in ${engine.name} at ${size.width} px`;
          await visitor.visit('bomnal', `${board}/write`);
          await untilEnhanced('create');
          const form = 'form[data-form=create]';
          await fill(`${form} [name=name]`, 'Jane Doe');
          await fill(`${form} [name=password]`, password);
          await fill(`${form} [name=title]`, title);
          await fill(`${form} [name=content]`, 'What engines differ in');
          for (const name of ['consentPersonal', 'consentHealth'])
            await visitor.click(`${form} [name=${name}]`);
          if (await visitor.evaluate(() => document.querySelector('[name=isPrivate]:checked') !== null))
            await visitor.click('[name=isPrivate]');
          await visitor.click(`${form} [type=submit]`);
          await untilPath(board);
          await visitor.until('the article is not in the list', () => visitor.evaluate(markArticle, title));
          await visitor.click('[data-chosen]');
          await untilHeading(title);
          const article = await visitor.evaluate(() => location.pathname);
          expect(await visitor.evaluate(() => document.querySelector('main')?.innerText)).toContain(
            'What engines differ in',
          );

          await confirm('edit');
          await untilHeading('Edit the article');
          await visitor.evaluate(() =>
            document.querySelector<HTMLInputElement>('main [name=title]')?.select(),
          );
          await visitor.type(`${title}, edited`);
          await visitor.press('Enter');
          await untilHeading(`${title}, edited`);

          await confirm('delete');
          await untilPath(board);
          const status = async (path: string) => (await fetch(path)).status;
          expect(await visitor.evaluate(status, article)).toBe(404);
        });

        /** Chooses one of the days or times of the widget that can be chosen. */
        const choose = async (name: 'day' | 'time', index: number) => {
          let value = '';
          await visitor.until(`no ${name} can be chosen`, async () => {
            value = await visitor.evaluate(freeValue, name, index);
            return value !== '';
          });
          await visitor.click(`reservation-widget >>> label:has(input[name=${name}][value="${value}"])`);
        };

        test('a treatment is reserved in the widget, up to its confirmation', async () => {
          await visitor.visit('bomnal', '/products/48');
          await visitor.until('the options cannot be picked', () => visitor.evaluate(hasOptions));
          await visitor.click('.OptionPicker [type=checkbox]');
          await visitor.click('.OptionPicker-reserve');
          // Reservations are limited by telephone number.
          const phoneNumber = `010-${1_000 + size.width}-${1_000 + engine.name.length}`;
          // Not today, nor a day that becomes today at midnight.
          await choose('day', 2);
          await choose('time', 0);
          await fill('reservation-widget >>> #name', 'Jane Doe');
          await fill('reservation-widget >>> #phone', phoneNumber);
          await visitor.click('reservation-widget >>> #consent');
          await visitor.click('reservation-widget >>> .submit');
          await untilPath('/reservation/complete');
          await untilHeading('예약이 접수되었습니다');
          expect(await visitor.evaluate(() => document.querySelector('main')?.innerText)).toContain(
            'Jane Doe',
          );
        });

        test.for(demoPartners)(
          '$code: a popup dismissed for today is not shown again, others are',
          async ({ code }) => {
            await visitor.visitAsNew(code, '/');
            await visitor.untilShown('[data-popup-today]');
            const [dismissed = ''] = await visitor.evaluate(shownPopups);
            await visitor.click('[data-popup-today]');
            await visitor.until('the popup stays', async () => {
              const after = await visitor.evaluate(shownPopups);
              return !after.includes(dismissed);
            });
            await visitor.visit(code, '/');
            await visitor.untilShown('[data-popup-today]');
            const after = await visitor.evaluate(shownPopups);
            expect(after.length).toBeGreaterThan(0);
            expect(after).not.toContain(dismissed);
          },
        );
      });
  });
}

// What follows runs in the page.

/** Marks the link to an article in a list. @returns whether it is there */
function markArticle(title: string): boolean {
  const links = document.querySelectorAll('main a[href*="/detail/"]');
  const link = [...links].find(({ textContent }) => textContent?.includes(title));
  link?.setAttribute('data-chosen', '');
  return link !== undefined;
}

/** Scrolls to the options of a treatment. @returns whether they can be picked */
function hasOptions(): boolean {
  const island = document.querySelector('.OptionPicker')?.closest('maru-island');
  island?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  return island?.hasAttribute('data-hydrated') ?? false;
}

/** The value of one of the days or times that can be chosen, or an empty one while there is none. */
function freeValue(name: string, index: number): string {
  const root = document.querySelector('reservation-widget')?.shadowRoot;
  return root?.querySelectorAll<HTMLInputElement>(`input[name=${name}]:not(:disabled)`)[index]?.value ?? '';
}

/** The popups that are shown, by their ids. */
function shownPopups(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-popup]')]
    .filter((popup) => popup.getClientRects().length > 0)
    .map((popup) => popup.dataset.popup ?? '');
}
