import { readFileSync } from 'node:fs';
import { z } from 'zod';

const words = z.record(z.string(), z.string());

/** Reads a file of regular expressions by kind; they ignore case. */
export const loadWords = (file: URL): [string, RegExp][] =>
  Object.entries(words.parse(JSON.parse(readFileSync(file, 'utf8')))).map(([kind, source]) => [
    kind,
    new RegExp(source, 'iu'),
  ]);
