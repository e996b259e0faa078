import type { ComponentPropsWithoutRef } from 'react';
import { useHref } from '#engine/context/use-page.tsx';
import { linkTarget, readableHref } from './link-target.ts';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string };

/** A link. Site paths are given without language and stay in the page's language; other sites open in a new tab. */
export function Link({ to, ...rest }: LinkProps) {
  const href = useHref()(to);
  return <a href={readableHref(href)} {...linkTarget(href)} {...rest} />;
}
