import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** A decorative icon in the size and color of the text beside it. Controls without text need a label of their own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="Icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
