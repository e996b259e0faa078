import { flows } from './flows.ts';
import { sweep } from './sweep.ts';
import { webkit } from './webkit.ts';

sweep(webkit);
flows(webkit);
