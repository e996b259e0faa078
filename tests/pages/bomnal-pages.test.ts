// @slow: reads every page of a site
import { testEveryPage } from './every-page.ts';

testEveryPage('bomnal', '127.0.0.21');
