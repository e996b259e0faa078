import { useLingui } from '@lingui/react';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** `t('key', values)` over the block's own `messages.json` and the shared messages. Throws on an unknown key. */
export const useMessages = (): Translate => useLingui()._;
