import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The console's look inside the shadow root, which inherits only custom properties. */
export const codeTheme = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: 'var(--color-text)', background: 'var(--color-surface)' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace, var(--font)',
    lineHeight: '1.5',
  },
  '.cm-gutters': {
    color: 'var(--color-gray-600)',
    background: 'var(--color-surface-alt)',
    borderRight: '1px solid var(--color-line)',
  },
  '.cm-activeLine': { background: 'var(--color-accent-soft)' },
  '.cm-tooltip': {
    maxWidth: '32rem',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--color-surface)',
    fontFamily: 'var(--font)',
  },
  '.cm-tooltip-hover': { padding: '4px 8px' },
  '.cm-diagnostic': { fontFamily: 'var(--font)' },
});

export const codeColors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-accent-strong)' },
  { tag: tags.string, color: 'var(--color-green-700)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-danger)' },
  { tag: tags.comment, color: 'var(--color-text-muted)', fontStyle: 'italic' },
]);
