import { firefox } from './firefox.ts';
import { flows } from './flows.ts';
import { sweep } from './sweep.ts';

sweep(firefox);
flows(firefox);
