import type { WidgetColors } from './widget-settings.ts';

/** Theme token for each color of the widget. */
const tokens: Record<keyof WidgetColors, string> = {
  gnbBackground: 'surface',
  logoutButton: 'text-muted',
  primary1: 'accent',
  primary2: 'accent-strong',
  primary3: 'accent-soft',
  buttonBackground: 'accent',
  buttonText: 'on-accent',
  buttonHover: 'accent-strong',
  buttonHoverText: 'on-accent',
};

/** The custom properties that are read here. Every page must define them. */
export const widgetProperties = [...new Set(Object.values(tokens).map((token) => `--color-${token}`))];

/** The theme's computed colors, with the partner's overrides. */
export function themeColors(overrides: WidgetColors): WidgetColors {
  const style = getComputedStyle(document.documentElement);
  const colors = Object.entries(tokens).map(([name, token]) => [
    name,
    style.getPropertyValue(`--color-${token}`).trim(),
  ]);
  return { ...Object.fromEntries(colors.filter(([, color]) => color)), ...overrides };
}
