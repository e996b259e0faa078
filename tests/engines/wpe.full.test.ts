import { sweep } from './sweep.ts';
import { wpe } from './wpe.ts';

sweep(wpe);
