import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { findProgram } from './programs.ts';

const firefoxProgram = () => findProgram('firefox-esr', 'firefox');

/** Firefox through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => Boolean(firefoxProgram()),
  async open(size) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxProgram(),
      headless: true,
      defaultViewport: size,
    });
    const page = await browser.newPage();
    return {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      url: async () => page.url(),
      evaluate: (run, ...args) => page.evaluate(run as (...given: unknown[]) => unknown, ...args) as never,
      resize: (size) => page.setViewport(size),
      clickAt: ({ x, y }) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  },
};
