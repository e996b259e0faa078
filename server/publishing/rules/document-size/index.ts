import { maxDocumentBytes } from '#schemas/layout/site-document.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '너무 큰 문서', en: 'Document too large' },
  about: {
    ko: '사이트가 읽을 수 있는 문서의 크기에는 한도가 있습니다.',
    en: 'Sites read documents up to a certain size.',
  },
  checkText: (text) => {
    const bytes = Buffer.byteLength(JSON.stringify(text));
    if (bytes <= maxDocumentBytes) return [];
    return [
      {
        path: [],
        message: {
          ko: `문서(${bytes}바이트)가 사이트가 읽는 크기(${maxDocumentBytes}바이트)보다 큽니다`,
          en: `The document (${bytes} bytes) is larger than the site reads (${maxDocumentBytes} bytes)`,
        },
      },
    ];
  },
  examples: {
    passing: [{ document: {} }],
    failing: [{ text: () => `{ "formatVersion": 1, "menu": [] }${' '.repeat(maxDocumentBytes)}`, at: '' }],
  },
});
