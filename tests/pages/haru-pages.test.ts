// @slow: reads every page of a site
import { testEveryPage } from './every-page.ts';

testEveryPage('haru', '127.0.0.22');
