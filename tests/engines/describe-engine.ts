import { describeWith } from '#tests/setup/describe-with.ts';
import type { Engine } from './engine.ts';

/** Tests of one engine: skipped by name if it is not installed, failed under CI. */
export const describeEngine = (engine: Engine, body: () => void): void =>
  describeWith(engine.name, engine.isInstalled())(engine.name, body);
