// node scripts/screenshots.mjs [http://localhost:3000]: takes the README's screenshots of a running site.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { demoSites } from './lib/demo-sites.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { root } from './lib/paths.mjs';
import { runMain, SetupError } from './lib/setup-error.mjs';

const maxBytes = 120_000;
const devices = {
  desktop: { viewport: { width: 1280, height: 1400 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

await runMain(async () => {
  const address = new URL(process.argv[2] ?? 'http://localhost:3000');
  const executablePath = findChromium();
  if (!executablePath)
    throw new SetupError('There is no Chromium on this machine. Install one, or set CHROME_PATH.');
  const folder = join(root, 'docs', 'images');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { code } of demoSites()) {
      for (const [device, options] of Object.entries(devices)) {
        const file = join(folder, `${code}-${device}.webp`);
        const bytes = await take(browser, new URL(`http://${code}.${address.host}/`), options, file);
        console.log(`docs/images/${code}-${device}.webp  ${Math.ceil(bytes / 1000)} kB`);
      }
    }
  } finally {
    await browser.close();
  }
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {URL} url
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {string} file
 * @returns {Promise<number>} bytes of the picture
 */
async function take(browser, url, options, file) {
  // No animation: two runs on the same site produce the same image.
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const response = await page.goto(url.href, { waitUntil: 'networkidle' });
  if (response?.status() !== 200)
    throw new SetupError(`${url.href} answered ${response?.status()}. Is "npm start" running?`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await context.close();
  return write(shot, file);
}

/** Writes the best quality that fits the size limit. @param {Buffer} shot @param {string} file @returns {Promise<number>} */
async function write(shot, file) {
  for (let quality = 86; ; quality -= 8) {
    const webp = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > maxBytes && quality > 20) continue;
    await sharp(webp).toFile(file);
    return webp.length;
  }
}
