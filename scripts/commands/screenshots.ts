// npm run screenshots [http://localhost:3000 [password]]: takes the README's screenshots of a running site. Screenshots
// of the console need the password of the demo account, which `npm start` prints.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../bootstrap/paths.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { captureConsole } from '../lib/console-screenshots.ts';
import { findChromium } from '../lib/find-chromium.ts';
import { partnerSites } from '../lib/partner-sites.ts';

const maxBytes = 120_000;
const devices = {
  desktop: { viewport: { width: 1280, height: 1400 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

export default async function main(args: string[]): Promise<void> {
  const address = new URL(args[0] ?? 'http://localhost:3000');
  const executablePath = findChromium();
  if (!executablePath)
    throw new SetupError('There is no Chromium on this machine. Install one, or set CHROME_PATH.');
  const folder = join(root, 'docs', 'images');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { code } of partnerSites()) {
      for (const [device, options] of Object.entries(devices)) {
        const file = join(folder, `${code}-${device}.webp`);
        const bytes = await take(browser, new URL(`http://${code}.${address.host}/`), options, file);
        console.log(`docs/images/${code}-${device}.webp  ${Math.ceil(bytes / 1000)} kB`);
      }
    }
    if (args[1] === undefined) return;
    for await (const { name, shot } of captureConsole(browser, address, args[1])) {
      const bytes = await write(shot, join(folder, `${name}.webp`));
      console.log(`docs/images/${name}.webp  ${Math.ceil(bytes / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
}

/** @returns bytes of the picture */
async function take(
  browser: Browser,
  url: URL,
  options: BrowserContextOptions,
  file: string,
): Promise<number> {
  // No animation: two runs on the same site produce the same image.
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  const response = await page.goto(url.href, { waitUntil: 'networkidle' });
  if (response?.status() !== 200)
    throw new SetupError(`${url.href} answered ${response?.status()}. Is "npm start" running?`);
  await page.evaluate(() => document.fonts.ready);
  // Popups would cover what the pictures are about.
  await page.addStyleTag({ content: '[class^="Popups-"] { display: none !important }' });
  const shot = await page.screenshot();
  await context.close();
  return write(shot, file);
}

/** Writes the best quality that fits the size limit. */
async function write(shot: Buffer, file: string): Promise<number> {
  for (let quality = 86; ; quality -= 8) {
    const webp = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > maxBytes && quality > 20) continue;
    await sharp(webp).toFile(file);
    return webp.length;
  }
}
