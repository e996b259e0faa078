import type { LanguageCode } from '#schemas/language-codes.ts';
import formMessages from './form-messages.json' with { type: 'json' };
import { formatDate } from './format.ts';
import { translator } from './translator.ts';

/** An issue reported by zod. */
export type Issue = {
  code: string;
  path: PropertyKey[];
  message: string;
  expected?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  exact?: boolean;
  divisor?: number | bigint;
  format?: string;
  values?: readonly unknown[];
};

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'number',
  nan: 'number',
  bigint: 'integer',
  int: 'integer',
  boolean: 'boolean',
  date: 'date',
  array: 'list',
  set: 'list',
};

/**
 * Describes a field error in the visitor's language, with the default form messages of SPEC section 5. A message code
 * of the schema itself (`ARTICLE_NAME_REQUIRED`) takes precedence.
 * @param input the validated input, to tell a missing field from a wrong one
 */
export function issueMessage(issue: Issue, locale: LanguageCode, input: unknown): string {
  const t = translator(formMessages, locale);
  if (Object.hasOwn(formMessages, issue.message)) return t(issue.message);
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], input);
  const isEmpty = value === undefined || value === null || value === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty) return t('required');
      return t(`invalidType.${typeNames[issue.expected ?? ''] ?? 'other'}`);
    case 'too_small':
      if (isText(issue) && isEmpty) return t('required');
      if (isText(issue) && typeof value === 'string' && value.trim() === '') return t('whitespace');
      return t(...boundMessage(issue, 'min', Number(issue.minimum)));
    case 'too_big':
      return t(...boundMessage(issue, 'max', Number(issue.maximum)));
    case 'not_multiple_of':
      return t('number.step', { step: Number(issue.divisor) });
    case 'invalid_format':
      return isEmpty ? t('required') : t(...formatMessage(issue.format));
    case 'invalid_value':
      return isEmpty ? t('required') : t('enum', { values: (issue.values ?? []).join(', ') });
    default:
      return t('other');
  }
}

type Bounds = { origin?: string | undefined; inclusive?: boolean | undefined; exact?: boolean | undefined };

/** Key and values of the message for a value beyond its limit. */
function boundMessage(
  { origin, exact, inclusive }: Bounds,
  side: 'min' | 'max',
  limit: number,
): [key: string, values: Record<string, string | number>] {
  if (origin === 'date') {
    const day = formatDate(new Date(limit).toISOString(), 'UTC');
    return side === 'min' ? ['date.min', { min: day }] : ['date.max', { max: day }];
  }
  if (origin === 'string') {
    if (exact) return ['string.exact', { length: limit }];
    return side === 'min' ? ['string.min', { min: limit }] : ['string.max', { max: limit }];
  }
  if (origin === 'array' || origin === 'set') {
    if (exact) return ['array.exact', { length: limit }];
    return side === 'min' ? ['array.min', { min: limit }] : ['array.max', { max: limit }];
  }
  if (inclusive === false)
    return side === 'min' ? ['number.more', { min: limit }] : ['number.less', { max: limit }];
  return side === 'min' ? ['number.min', { min: limit }] : ['number.max', { max: limit }];
}

const isText = ({ origin }: Issue) => origin === 'string';

function formatMessage(format = ''): [key: string, values?: Record<string, string>] {
  if (format === 'email') return ['pattern.email', { example: 'name@example.com' }];
  if (format === 'url') return ['pattern.url', { example: 'https://example.com' }];
  if (['date', 'datetime', 'time'].includes(format)) return ['date.format', { format: 'YYYY/MM/DD' }];
  return ['pattern'];
}
