// @slow: reads every page of a site
import { testEveryPage } from './every-page.ts';

testEveryPage('shirakawa', '127.0.0.23');
