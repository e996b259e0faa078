import { classNames } from './class-names.ts';

export type GlyphProps = { path: string; brand?: boolean; size?: number; className?: string | undefined };

/** A decorative icon: its meaning is in the text beside it or in the name of the surrounding button. */
export function Glyph({ path, brand = false, size = 20, className }: GlyphProps) {
  return (
    <svg
      className={classNames('Ui-icon', brand && 'Ui-icon--brand', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
