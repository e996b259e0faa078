// A thread of the pool (publishing-pool.ts), which calls these by name. Blocks and rules are loaded with the first task.
import { lazyWork } from '../lazy-publishing.ts';

export const { check, diff, lines, places, merge } = lazyWork;
