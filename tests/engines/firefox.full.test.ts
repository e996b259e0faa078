import { firefox } from './firefox.ts';
import { sweep } from './sweep.ts';

sweep(firefox);
