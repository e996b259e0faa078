import type { OperatorLanguage } from '#schemas/operator/finding.ts';

/** What operators read of refusals of the console's own server; the API has texts of its own. */
const texts = {
  TOO_LARGE: {
    ko: '보내는 내용이 너무 큽니다. 나누거나 줄여서 다시 시도해 주세요.',
    en: 'What you are sending is too large. Please make it smaller and try again.',
  },
  TOO_MANY_REQUESTS: {
    ko: '이 네트워크에서 1분 동안 보낸 요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests came from your network within a minute. Please wait a moment and try again.',
  },
  BACKEND_UNAVAILABLE: {
    ko: '서버에 문제가 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The server has a problem. Please try again in a moment.',
  },
  NOT_FOUND: {
    ko: '요청하신 내용을 찾을 수 없습니다.',
    en: 'What you asked for could not be found.',
  },
  INVALID_REQUEST: {
    ko: '처리할 수 없는 요청입니다. 페이지를 새로고침한 뒤 다시 시도해 주세요.',
    en: 'The request cannot be handled. Please reload the page and try again.',
  },
} as const satisfies Record<string, Record<OperatorLanguage, string>>;

/**
 * The body of a failed request, as the operator API has it (`schemas/api/error.ts`).
 * @param acceptLanguage header of the request: the first of the operators' languages in it counts
 */
export function errorAnswer(status: number, acceptLanguage: string | undefined) {
  const message = messageOf(status);
  const first = /\b(ko|en)\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return { statusCode: status, message, translatedMessage: texts[message][first === 'en' ? 'en' : 'ko'] };
}

function messageOf(status: number): keyof typeof texts {
  if (status === 413) return 'TOO_LARGE';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status >= 500) return 'BACKEND_UNAVAILABLE';
  return status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST';
}
