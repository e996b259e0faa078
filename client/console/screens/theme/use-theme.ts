import { formatHex } from 'culori';
import { useMemo } from 'react';
import { resolveColor } from '#engine/domain/color/resolve-color.ts';
import { measurePairs } from '#engine/domain/color/weak-pairs.ts';
import { propertyName, themeProperties } from '#engine/resolve/theme-css.ts';
import { jsonAt } from '../../editor/document/parse-document.ts';
import { overridesOf } from '../../editor/document/theme-overrides.ts';
import type { useOpenSite } from '../document/use-open-site.ts';

/** The theme of the open document: its tokens, what they look like, and what can be read of it. */
export function useTheme({ document, template, editor }: ReturnType<typeof useOpenSite>) {
  const theme = jsonAt(document, ['theme']);
  const tokens = template?.tokens;
  const values = useMemo(() => {
    const overrides = overridesOf(theme);
    const ofTemplate = tokens ?? {};
    const properties = themeProperties(ofTemplate, overrides);
    return { overrides, ofTemplate, properties, pairs: measurePairs(properties) };
  }, [theme, tokens]);
  const { overrides, properties } = values;
  return {
    ...values,
    /** The color of a token as hex, without its opacity; undefined if only a browser can compute it. */
    hexOf: (token: string) => {
      const color = resolveColor(`var(${propertyName(token)})`, properties);
      return color && formatHex(color);
    },
    set: (token: string, value: string | number) => editor.setValue(['theme', token], value),
    /** Takes the value of the template again. */
    reset: (token: string) => {
      const isOnly = Object.keys(overrides).length === 1;
      editor.setValue(isOnly ? ['theme'] : ['theme', token], undefined);
    },
  };
}

export type Theme = ReturnType<typeof useTheme>;
