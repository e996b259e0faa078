import { walk } from './walk.ts';
import { wpe } from './wpe.ts';

walk(wpe);
