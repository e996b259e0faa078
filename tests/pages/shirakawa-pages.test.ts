// @slow: reads every page of a site
import { testEveryPage } from './every-page.ts';

testEveryPage('shirakawa');
