import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { Cut } from './families.ts';

export type CutJob = { cut: Cut; target: string };

// What text needs: kerning, tabular and lining figures, and forms that depend on the language or on adjacent characters.
const features = ['kern', 'ccmp', 'locl', 'mark', 'calt', 'tnum', 'lnum', 'palt', 'halt'];

parentPort?.on('message', async ({ cut, target }: CutJob) => {
  const text = String.fromCodePoint(...cut.codePoints);
  const file = await subsetFont(readFileSync(cut.source), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(cut.axes && { variationAxes: cut.axes }),
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file);
  parentPort?.postMessage(target);
});
