import { consoleTyping } from './browser/console-typing.ts';
import { lighthouse } from './browser/lighthouse.ts';
import { peerVisits } from './browser/peer-visits.ts';
import { interactions } from './browser/vendors/interactions.ts';
import { vendors } from './browser/vendors/vendors.ts';
import { visits } from './browser/visits.ts';
import { bytes } from './bytes/bytes.ts';
import { flood } from './http/flood.ts';
import { memory } from './http/memory.ts';
import { peers } from './http/peers.ts';
import { rates } from './http/rates.ts';
import type { BenchCase } from './lib/section.ts';
import { scale } from './scale/scale.ts';

/** Every case, in the order of the report. */
export const cases: BenchCase[] = [
  rates,
  memory,
  flood,
  scale,
  bytes,
  visits,
  lighthouse,
  vendors,
  interactions,
  peers,
  peerVisits,
  consoleTyping,
];
