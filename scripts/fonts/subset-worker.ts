import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { FontSubset } from './families.ts';

export type SubsetJob = { subset: FontSubset; target: string };

// What text needs: kerning, tabular and lining figures, and forms that depend on the language or on adjacent characters.
const features = ['kern', 'ccmp', 'locl', 'mark', 'calt', 'tnum', 'lnum', 'palt', 'halt'];

parentPort?.on('message', async ({ subset, target }: SubsetJob) => {
  const text = String.fromCodePoint(...subset.codePoints);
  const file = await subsetFont(readFileSync(subset.source), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(subset.axes && { variationAxes: subset.axes }),
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file);
  parentPort?.postMessage(target);
});
