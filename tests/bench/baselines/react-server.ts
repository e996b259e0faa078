// The same page, rendered by `renderToString` of the whole tree for each request, in the site's own frame.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { resolveHome } from './resolve-home.ts';
import { serveText } from './serve-text.ts';
import { splitDocument } from './split-document.ts';
import { WholePage } from './WholePage.tsx';

const { before, after } = splitDocument(readFileSync(process.env.BENCH_PAGE ?? '', 'utf8'));
const { resolved, context: page } = await resolveHome(process.env.BENCH_ORIGIN ?? '');
const skip = sharedMessage('skipToContent', page.locale) ?? '';

serveText(() => before + renderToString(createElement(WholePage, { resolved, page, skip })) + after);
