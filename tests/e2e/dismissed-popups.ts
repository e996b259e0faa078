import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';

const root = 'fixtures/partners';
type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A visitor who is new to every site and sees popups. */
export const newVisitor: State = { cookies: [], origins: [] };

/** A visitor with all popups of the demo partners dismissed for today, for specs about anything else. */
export const dismissedPopups: State = {
  cookies: readdirSync(root).flatMap((code) => {
    const { rows } = JSON.parse(readFileSync(join(root, code, 'content/popups.json'), 'utf8')) as {
      rows: { id: number }[];
    };
    return rows.map(({ id }) => ({
      name: `DO_NOT_SHOW_POPUP_${id}`,
      value: '1',
      domain: new URL(siteUrl(code)).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    }));
  }),
  origins: [],
};
